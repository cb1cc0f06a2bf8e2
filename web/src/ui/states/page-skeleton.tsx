import { SkeletonBlock, SkeletonRows } from './skeletons.tsx';
import styles from './skeletons.module.css';

/** The outline of a page while its code loads. */
export const PageSkeleton = () => (
  <div className={styles['page']} aria-busy="true">
    <SkeletonBlock width={180} height={24} />
    <SkeletonBlock width="60%" height={32} />
    <SkeletonRows rows={12} />
  </div>
);
