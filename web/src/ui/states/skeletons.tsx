import styles from './skeletons.module.css';

interface BlockProps {
  width?: number | string;
  height?: number | string;
}

/** A place that something is about to fill, in its size. */
export const SkeletonBlock = ({ width = '100%', height = 14 }: BlockProps) => (
  <span className={styles['block']} style={{ width, height }} aria-hidden="true" />
);

/** Rows of a list in their own height. */
export const SkeletonRows = ({ rows = 8, height = 32 }: { rows?: number; height?: number }) => (
  <div className={styles['rows']} aria-hidden="true">
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className={styles['row']} style={{ height }}>
        <SkeletonBlock width={`${24 + ((index * 7) % 12)}%`} />
        <SkeletonBlock width="10%" />
        <SkeletonBlock width="14%" />
        <SkeletonBlock width="12%" />
      </div>
    ))}
  </div>
);
