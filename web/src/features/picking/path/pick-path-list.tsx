import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { UnitRow } from '#web/ui/floor/parts/unit-row.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import type { PickUnit } from '../pick-list.ts';
import styles from '../picking.module.css';

interface Props {
  units: readonly PickUnit[];
  /** In the order of the path. */
  left: readonly PickUnit[];
  onUndo(unit: PickUnit): void;
}

/** The whole round: what is left in walking order, then what is done. A pick can be undone as long as nothing is packed. */
export const PickPathList = ({ units, left, onUndo }: Props) => {
  const { t } = useTranslation();
  const done = units.filter(({ progress }) => progress !== 'waiting');
  return (
    <FloorRows title={t('picking.walk')}>
      {[...left, ...done].map((unit) => (
        <UnitRow
          key={unit.oneId}
          image={unit.img}
          title={`${unit.shelvesName ?? '–'} · ${sizeText(unit.spec)}`}
          before={unit.remarks}
          oneId={unit.oneId}
          dim={unit.progress !== 'waiting'}
          end={<End unit={unit} onUndo={onUndo} />}
        />
      ))}
    </FloorRows>
  );
};

const tones = { picked: 'done', packed: 'done', shipped: 'done', short: 'refused' } as const;

const End = ({ unit, onUndo }: { unit: PickUnit; onUndo: Props['onUndo'] }) => {
  const { t } = useTranslation();
  if (unit.progress === 'waiting') return t('picking.tote', { tote: unit.tote });
  return (
    <span className={styles['end']}>
      <StatusTag tone={tones[unit.progress]}>{t(`picking.progress.${unit.progress}`)}</StatusTag>
      {unit.progress === 'picked' && (
        <button type="button" className={styles['undo']} aria-label={`${t('ui.undo')} ${formatOneId(unit.oneId)}`} onClick={() => onUndo(unit)}>
          <Undo2 size={20} strokeWidth={1.9} aria-hidden />
        </button>
      )}
    </span>
  );
};
