import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_BOX_CM } from '#contracts/outbound/box-sizes.ts';
import { heaviestParcel } from '#contracts/outbound/floor-fields.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { kilogramKind, wholeKind } from '#web/ui/form/number/number-kinds.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { sides, type BoxValues } from './box-values.ts';
import styles from './boxes.module.css';

interface Props {
  box: BoxValues;
  /** How many items are in it, where the seller said so. */
  items: number | undefined;
  errorOf: (field: keyof BoxValues) => string | undefined;
  onChange: (part: Partial<BoxValues>) => void;
  onRemove: (() => void) | undefined;
}

const centimetres = wholeKind({ min: 1, max: MAX_BOX_CM, unit: 'cm' });
const kilograms = kilogramKind({ max: heaviestParcel });

/** Length, width, height and weight of one box. */
export const BoxRow = ({ box, items, errorOf, onChange, onRemove }: Props) => {
  const { t } = useTranslation();
  const { boxNo } = box;
  return (
    <li className={styles['box']}>
      <span className={styles['name']}>
        {t('orders.boxNo', { boxNo })}
        {items !== undefined && <small>{t('orders.apply.items', { count: items })}</small>}
      </span>
      {sides.map((side) => (
        <NumberCell
          key={side}
          size="middle"
          label={t(`audit.sides.${side}`, { boxNo })}
          placeholder={t(`audit.sideNames.${side}`)}
          kind={centimetres}
          error={errorOf(side)}
          value={box[side]}
          onChange={(length) => onChange({ [side]: length })}
        />
      ))}
      <NumberCell
        size="middle"
        label={t('audit.weightOfBox', { boxNo })}
        placeholder={t('audit.weight')}
        kind={kilograms}
        error={errorOf('weightGrams')}
        value={box.weightGrams}
        onChange={(weightGrams) => onChange({ weightGrams })}
      />
      {onRemove && <IconButton icon={X} label={t('audit.removeBox', { boxNo })} onClick={onRemove} />}
    </li>
  );
};
