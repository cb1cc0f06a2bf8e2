import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from '../list-page.module.css';

export interface NextRows {
  /** Whether there is anything below what is loaded. */
  hasMore: boolean;
  isLoading: boolean;
  isFailed: boolean;
  load: () => void;
  retry: () => void;
  /** Back at the top, a list keeps only what one scrolls to first. */
  trim: () => void;
}

/** Below the last row that is loaded. */
export const EndOfRows = ({ next, rows }: { next: NextRows; rows: number }) => {
  const { t } = useTranslation();
  const { hasMore, isFailed, isLoading, load, retry } = next;
  if (!hasMore) return null;
  return (
    <div className={styles['further']} aria-busy={isLoading}>
      {isFailed && (
        <button type="button" className={styles['clear']} onClick={retry}>
          {t('ui.retry')}
        </button>
      )}
      {isLoading && !isFailed && <SkeletonRows rows={3} />}
      {/* A sentinel of its own after every load: where the end is still in sight, the next part follows. */}
      {!isLoading && !isFailed && <Sentinel key={rows} onReach={load} />}
    </div>
  );
};

/** Pixels before the end at which further rows are fetched, so that whoever scrolls rarely meets it. */
const AHEAD = 800;

const Sentinel = ({ onReach }: { onReach: () => void }) => {
  const sentinel = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onReach);
  useEffect(() => {
    if (!sentinel.current) return;
    // A busy page hears of several changes at once: out of sight when it was drawn, and in sight since.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && tell(), {
      root: sentinel.current.closest('[data-scroller]'),
      rootMargin: `0px 0px ${AHEAD}px 0px`,
    });
    watch.observe(sentinel.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={sentinel} />;
};
