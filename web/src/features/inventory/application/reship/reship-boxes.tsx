import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { wholeKind } from '#web/ui/form/number/number-kinds.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import styles from '../applications.module.css';
import type { ReshipValues } from './reship-values.ts';

interface Props {
  items: readonly InventoryRow[];
  boxOf: ReshipValues['boxOf'];
  onChange: (boxOf: ReshipValues['boxOf']) => void;
  error: string | undefined;
}

/** Which items are to travel together; said only by who cares. */
export const ReshipBoxes = ({ items, boxOf, onChange, error }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['boxes']}>
      <Checkbox checked={boxOf !== null} onChange={({ target }) => onChange(target.checked ? {} : null)}>
        {t('orders.apply.sayBoxes')}
      </Checkbox>
      {boxOf && (
        <ul>
          {items.map(({ oneId, img, remarks, spec }) => (
            <li key={oneId}>
              <Goods picture={img} name={remarks} number={`${spec} · ${formatOneId(oneId)}`} />
              <NumberCell
                label={t('orders.apply.boxOf', { oneId: formatOneId(oneId) })}
                kind={wholeKind({ min: 1, max: items.length, prefix: t('orders.apply.box') })}
                value={boxOf[oneId] ?? 1}
                onChange={(box) => onChange({ ...boxOf, [oneId]: box ?? 'wrong' })}
                width={120}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p className={styles['wrong']} role="alert">
          {error}
        </p>
      )}
    </div>
  );
};
