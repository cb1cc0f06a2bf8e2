import { DrawerContent, DrawerHeader, DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import styles from './drawer.module.css';

/** The drawer in outline, in its own proportions. */
export const DrawerSkeleton = () => (
  <DrawerContent waits>
    <DrawerHeader
      before={<SkeletonBlock width={92} height={92} />}
      title={<SkeletonBlock width={220} height={24} />}
      meta={[<SkeletonBlock key="meta" width={280} />]}
      actions={<SkeletonBlock width={150} height={32} />}
    />
    <DrawerPanes
      side={
        <div className={styles['side']}>
          {Array.from({ length: 9 }, (_, index) => (
            <SkeletonBlock key={index} width={`${90 - ((index * 13) % 40)}%`} />
          ))}
        </div>
      }
    >
      <div className={styles['running']}>
        <SkeletonBlock height={88} />
      </div>
      <div className={styles['timeline']}>
        {Array.from({ length: 6 }, (_, index) => (
          <p key={index} style={{ display: 'flex', gap: 12, padding: '12px 0' }}>
            <SkeletonBlock width={26} height={26} />
            <SkeletonBlock width={`${58 - ((index * 11) % 30)}%`} height={26} />
          </p>
        ))}
      </div>
    </DrawerPanes>
  </DrawerContent>
);
