import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import { toneIcons } from '../../status/tones.ts';
import { formatClock } from '../../text/formats.ts';
import styles from './last-scan.module.css';

export interface LastScanned {
  tone: Tone;
  /** What came of it: "Qualified", "Picked into Tote 1". */
  title: string;
  code: string;
  at: number;
  undo?: (() => void) | undefined;
  /** Beside Undo: print the label. */
  more?: React.ReactNode;
}

/** The last scan stays on the screen, with a way back. */
export const LastScan = ({ last }: { last: LastScanned | 'nothing' }) => {
  const { t } = useTranslation();
  const Icon = last === 'nothing' ? undefined : toneIcons[last.tone];
  return (
    <footer className={styles['last']}>
      {last !== 'nothing' && Icon ? (
        <>
          <span className={styles['lastIcon']} data-tone={last.tone}>
            <Icon size={22} strokeWidth={2.2} aria-hidden />
          </span>
          <div className={styles['lastText']} role="status" aria-label={t('ui.lastScan')}>
            <b>{last.title}</b>
            <span>
              <span className="code">{last.code}</span> · <span className="figures">{formatClock(last.at)}</span>
            </span>
          </div>
          {last.more}
          {last.undo && <Undo key={last.at} at={last.at} undo={last.undo} />}
        </>
      ) : (
        <span className={styles['nothing']}>{t('ui.nothingScanned')}</span>
      )}
    </footer>
  );
};

/** Large for as long as a hand takes to notice a mistake, then quiet; a page that opens meanwhile goes on with it. */
const Undo = ({ at, undo }: { at: number; undo: () => void }) => {
  const { t } = useTranslation();
  const [delay] = useState(() => at - Date.now());
  return (
    <button type="button" className={styles['undo']} style={{ animationDelay: `${delay}ms` }} onClick={undo}>
      <Undo2 size={22} strokeWidth={2} aria-hidden />
      {t('ui.undo')}
    </button>
  );
};
