import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import styles from './bi.module.css';

/** The page in outline, each part in its size. */
export const BiSkeleton = () => (
  <div aria-hidden="true">
    <div className={styles['kpis']}>
      {[1, 2, 3, 4, 5].map((at) => (
        <div key={at} className={styles['kpi']}>
          <SkeletonBlock width={80} />
          <SkeletonBlock width={140} height={32} />
          <SkeletonBlock width={60} />
        </div>
      ))}
    </div>
    {[1, 2].map((at) => (
      <div key={at} className={styles['halves']}>
        <div className={styles['section']}>
          <SkeletonBlock height={260} />
        </div>
        <div className={styles['section']}>
          <SkeletonBlock height={260} />
        </div>
      </div>
    ))}
  </div>
);
