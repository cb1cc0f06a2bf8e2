import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BoxValues } from './bulk-reship-values.ts';

interface Props {
  boxes: readonly BoxValues[];
  /** Those that can be chosen; all unless told otherwise. */
  among?: readonly BoxValues[];
  label: string;
  /** Nothing is chosen where it only takes an order. */
  value: number | null;
  onChange: (id: number) => void;
  /** Makes a further box and chooses it. */
  onAddBox?: () => BoxValues;
  placeholder?: string;
}

const further = 0;

/** One of the boxes, by its number. */
export const BoxChoice = ({ boxes, among = boxes, label, value, onChange, onAddBox, placeholder }: Props) => {
  const { t } = useTranslation();
  const options = boxes.flatMap((box, index) => (among.includes(box) ? [{ value: box.id, label: t('orders.boxNo', { boxNo: index + 1 }) }] : []));
  return (
    <Select
      aria-label={label}
      value={value}
      options={onAddBox ? [...options, { value: further, label: t('bulkReships.newBox') }] : options}
      onChange={(id: number) => onChange(id === further && onAddBox ? onAddBox().id : id)}
      {...(placeholder && { placeholder })}
      style={{ width: 112 }}
    />
  );
};
