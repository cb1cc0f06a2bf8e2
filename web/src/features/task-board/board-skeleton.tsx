import { SkeletonBlock } from '#web/ui/states/skeletons.tsx';
import styles from './board-skeleton.module.css';

/** Counters, six lanes, four cards. */
export const BoardSkeleton = () => (
  <div className={styles['board']}>
    {Array.from({ length: 6 }, (_, lane) => (
      <div key={lane} className={styles['lane']}>
        <SkeletonBlock width="60%" height={20} />
        {Array.from({ length: 4 }, (__, card) => (
          <SkeletonBlock key={card} height={104} />
        ))}
      </div>
    ))}
  </div>
);
