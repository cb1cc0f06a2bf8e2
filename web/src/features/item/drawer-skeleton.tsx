import { SkeletonBlock } from '../../ui/states/skeletons.tsx';
import styles from './drawer.module.css';
import header from './header/item-header.module.css';

/** The drawer in outline, in its own proportions. */
export const DrawerSkeleton = () => (
  <div className={styles['content']} aria-busy="true">
    <div className={header['header']}>
      <SkeletonBlock width={92} height={92} />
      <div className={header['lead']}>
        <SkeletonBlock width={220} height={24} />
        <SkeletonBlock width={280} />
        <SkeletonBlock width={150} height={32} />
      </div>
    </div>
    <div className={styles['panes']}>
      <div className={styles['running']}>
        <SkeletonBlock height={88} />
      </div>
      <div className={styles['side']}>
        {Array.from({ length: 9 }, (_, at) => (
          <SkeletonBlock key={at} width={`${90 - ((at * 13) % 40)}%`} />
        ))}
      </div>
      <div className={styles['timeline']}>
        {Array.from({ length: 6 }, (_, at) => (
          <p key={at} style={{ display: 'flex', gap: 12, padding: '12px 0' }}>
            <SkeletonBlock width={26} height={26} />
            <SkeletonBlock width={`${58 - ((at * 11) % 30)}%`} height={26} />
          </p>
        ))}
      </div>
    </div>
  </div>
);
