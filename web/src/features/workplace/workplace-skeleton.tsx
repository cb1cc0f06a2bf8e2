import { SkeletonBlock, SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './workplace.module.css';

export const WorkplaceSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles['part']}>
      <SkeletonBlock width={120} height={18} />
      <SkeletonRows rows={3} height={56} />
    </div>
    <div className={styles['part']}>
      <SkeletonBlock height={72} />
    </div>
    <div className={styles['parts']}>
      {[1, 2].map((at) => (
        <div key={at} className={styles['part']}>
          <SkeletonRows rows={6} height={48} />
        </div>
      ))}
    </div>
  </div>
);
