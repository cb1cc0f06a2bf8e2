import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Tone } from '#contracts/item/item-states.ts';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatClock } from '#web/ui/text/formats.ts';
import type { QuickOutcome, QuickScan } from '../quick-run.ts';

/** More nobody reads while scanning. */
const MAX_ROWS = 30;

export const outcomeTones: Readonly<Record<QuickOutcome, Tone>> = {
  looking: 'progress',
  waiting: 'progress',
  kept: 'waiting',
  gathered: 'done',
  done: 'done',
  refused: 'refused',
  again: 'waiting',
  undoing: 'progress',
  undone: 'cancelled',
};

/** Why a scan was refused or could not be undone, in words; undefined where nothing was wrong. */
export const whyText = ({ why }: QuickScan, t: TFunction): string | undefined => {
  if (!why) return undefined;
  return 'key' in why ? t(`quickMode.why.${why.key}`) : why.said || t('app.unknownError');
};

/** Where it went, or who got it. */
export const targetText = ({ setup: { shelf, operator } }: Pick<QuickScan, 'setup'>): string | undefined => shelf?.name ?? operator?.name;

/** The last scans, newest first, each with what came of it. */
export const ScannedRows = ({ scans }: { scans: readonly QuickScan[] }) => {
  const { t } = useTranslation();
  if (scans.length === 0) return null;
  return (
    <FloorRows title={t('quickMode.lastScans')}>
      {scans.slice(0, MAX_ROWS).map((scan) => (
        <FloorRow
          key={scan.id}
          title={<span className="code">{scan.code}</span>}
          text={
            <>
              <span>{[t(`quickMode.actions.${scan.setup.action}`), targetText(scan)].filter(Boolean).join(' · ')}</span>
              {scan.why && <span>{whyText(scan, t)}</span>}
              <span className="figures">{formatClock(scan.at)}</span>
            </>
          }
          end={<StatusTag tone={outcomeTones[scan.outcome]}>{t(`quickMode.outcomes.${scan.outcome}`)}</StatusTag>}
          dim={scan.outcome === 'undone' || scan.outcome === 'again'}
        />
      ))}
    </FloorRows>
  );
};
