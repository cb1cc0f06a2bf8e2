import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { CountLine } from './count.ts';
import styles from '../receiving.module.css';

interface Props {
  unclaimed: boolean;
  lines: readonly CountLine[];
  /** Receives one unit of the line, where its own label is missing. */
  onReceive(line: CountLine): void;
}

/** What is in the parcel, what is left first. A tap receives one. */
export const CountLines = ({ unclaimed, lines, onReceive }: Props) => {
  const { t } = useTranslation();
  const isComplete = ({ received, expected }: CountLine) => !unclaimed && received >= expected;
  const ordered = lines.toSorted((a, b) => Number(isComplete(a)) - Number(isComplete(b)));
  if (lines.length === 0) return null;
  return (
    <FloorRows title={t(unclaimed ? 'receiving.linesUnclaimed' : 'receiving.lines')}>
      {ordered.map((line) => (
        <FloorRow
          key={`${line.sku} ${line.size}`}
          image={line.image}
          title={line.name || line.sku}
          text={
            <>
              {line.sku} <b className={styles['size']}>{sizeText(line.size)}</b>
            </>
          }
          end={<Tally line={line} unclaimed={unclaimed} complete={isComplete(line)} />}
          dim={isComplete(line)}
          onClick={() => onReceive(line)}
        />
      ))}
    </FloorRows>
  );
};

const Tally = ({ line: { received, expected }, unclaimed, complete }: { line: CountLine; unclaimed: boolean; complete: boolean }) => {
  const { t } = useTranslation();
  if (unclaimed) return received;
  return (
    <span className={styles['tally']} data-over={received > expected}>
      {complete && received === expected && <Check size={18} strokeWidth={2.4} aria-hidden />}
      {t('receiving.received', { received, expected })}
    </span>
  );
};
