import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../states/skeletons.tsx';
import styles from './list-page.module.css';
import type { FurtherRows } from './use-list-read.ts';

/** Below the last row that is loaded. */
export const EndOfRows = ({ further, rows }: { further: FurtherRows; rows: number }) => {
  const { t } = useTranslation();
  const { more, failed, loading, load, retry } = further;
  if (!more) return null;
  return (
    <div className={styles['further']} aria-busy={loading}>
      {failed && (
        <button type="button" className={styles['clear']} onClick={retry}>
          {t('ui.retry')}
        </button>
      )}
      {loading && !failed && <SkeletonRows rows={3} />}
      {/* A mark of its own after every load: where the end is still in sight, the next part follows. */}
      {!loading && !failed && <Mark key={rows} reached={load} />}
    </div>
  );
};

/** Pixels before the end at which further rows are fetched, so that whoever scrolls rarely meets it. */
const ahead = 800;

const Mark = ({ reached }: { reached: () => void }) => {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(reached);
  useEffect(() => {
    if (!mark.current) return;
    // A busy page hears of several changes at once: out of sight when it was drawn, and in sight since.
    const watch = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && tell(), {
      root: mark.current.closest('[data-scroller]'),
      rootMargin: `0px 0px ${ahead}px 0px`,
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} />;
};
