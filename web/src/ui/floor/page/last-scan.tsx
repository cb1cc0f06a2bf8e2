import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import { toneIcons } from '#web/ui/status/tones.ts';
import { formatClock } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './last-scan.module.css';

export interface LastScanned {
  tone: Tone;
  /** What came of it: "Qualified", "Picked into Tote 1". */
  title: string;
  /** Size and product: the size is never cut off. */
  what?: string | undefined;
  code: string;
  at: number;
  undo?: (() => void) | undefined;
  /** Beside Undo: print the label. */
  more?: React.ReactNode;
}

/** Milliseconds that a hand takes to notice a mistake. */
const LOUD_MS = 6000;

/** The last scan stays on the screen, with a way back: at first loud enough for two metres, then quiet. */
export const LastScan = ({ last }: { last: LastScanned | 'nothing' }) => {
  const { t } = useTranslation();
  const now = useNow();
  if (last === 'nothing')
    return (
      <footer className={styles['last']}>
        <span className={styles['nothing']}>{t('ui.nothingScanned')}</span>
      </footer>
    );
  const Icon = toneIcons[last.tone];
  return (
    <footer className={styles['last']} data-tone={last.tone} data-loud={now - last.at < LOUD_MS}>
      <span key={last.at} className={styles['icon']}>
        <Icon size={24} strokeWidth={2.4} aria-hidden />
      </span>
      <div className={styles['text']} role="status" aria-label={t('ui.lastScan')}>
        <b>{last.title}</b>
        {last.what && <span>{last.what}</span>}
        <span className={styles['when']}>
          <span className="code">{last.code}</span>
          <span className="figures">{formatClock(last.at)}</span>
        </span>
      </div>
      {last.more}
      {last.undo && (
        <button type="button" className={styles['undo']} onClick={last.undo}>
          <Undo2 size={22} strokeWidth={2} aria-hidden />
          {t('ui.undo')}
        </button>
      )}
    </footer>
  );
};
