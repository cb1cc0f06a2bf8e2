import type { TFunction } from 'i18next';
import { Button, Checkbox } from 'antd';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { BoxChoice } from './box-choice.tsx';
import { boxIdOf, type BoxValues } from './bulk-reship-values.ts';
import styles from './form.module.css';
import type { BulkReshipForm } from './use-bulk-reship-form.ts';
import type { useChosenItems } from './use-chosen-items.ts';

interface Props {
  chosen: ReturnType<typeof useChosenItems>;
  form: BulkReshipForm;
  /** Box by box, as it is sent: where a refusal names an item. */
  contents: readonly (readonly string[])[];
  onAddBox: (() => BoxValues) | undefined;
}

/** Each item with its box; several are moved at once. */
export const ItemRows = ({ chosen, form, contents, onAddBox }: Props) => {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { items } = chosen;
  const { boxes, boxOf } = form.values;
  const marked = items.map(({ oneId }) => oneId).filter((oneId) => selected.has(oneId));
  const wrong = items.filter((item) => cannotGo(item, items[0]!));

  const move = (oneIds: readonly string[], id: number): void =>
    form.change({ boxOf: { ...form.getValues().boxOf, ...Object.fromEntries(oneIds.map((oneId) => [oneId, id])) } });
  const mark = (oneId: string, isMarked: boolean): void => {
    const next = new Set(selected);
    if (isMarked) next.add(oneId);
    else next.delete(oneId);
    setSelected(next);
  };
  /** In the server's words, or before it is asked in the page's own. */
  const faultOf = (item: InventoryRow): string | undefined => {
    const box = contents.findIndex((inside) => inside.includes(item.oneId));
    return refusedAt(form, `boxes.${box}.oneIds.${contents[box]?.indexOf(item.oneId)}`) ?? faultWords(t, cannotGo(item, items[0]!), item);
  };

  return (
    <div className={styles['items']}>
      <div className={styles['bar']}>
        <Checkbox
          aria-label={t('bulkReships.selectAll')}
          checked={marked.length === items.length}
          indeterminate={marked.length > 0 && marked.length < items.length}
          onChange={({ target }) => setSelected(new Set(target.checked ? items.map(({ oneId }) => oneId) : []))}
        />
        <strong>{t('orders.apply.items', { count: items.length })}</strong>
        <span>{[...new Set(items.map(({ wareName }) => wareName))].join(', ')}</span>
        {wrong.length > 0 && (
          <Button size="small" onClick={() => chosen.takeOut(wrong.map(({ oneId }) => oneId))}>
            {t('bulkReships.takeOutWrong', { count: wrong.length })}
          </Button>
        )}
        {marked.length > 0 && (
          <span className={styles['target']}>
            {t('bulkReships.moveTo', { count: marked.length })}
            <BoxChoice
              boxes={boxes}
              label={t('bulkReships.moveTo', { count: marked.length })}
              value={null}
              placeholder={t('bulkReships.box')}
              {...(onAddBox && { onAddBox })}
              onChange={(id) => {
                move(marked, id);
                setSelected(new Set());
              }}
            />
          </span>
        )}
      </div>
      <ul>
        {items.map((item) => {
          const { oneId, img, remarks, sku, spec } = item;
          const fault = faultOf(item);
          return (
            <li key={oneId} data-wrong={fault !== undefined}>
              <Checkbox
                aria-label={t('bulkReships.select', { oneId: formatOneId(oneId) })}
                checked={selected.has(oneId)}
                onChange={({ target }) => mark(oneId, target.checked)}
              />
              <Goods picture={img} name={remarks} number={`${sku} · ${spec}`} />
              <OneId value={oneId} />
              <BoxChoice
                boxes={boxes}
                label={t('bulkReships.boxOf', { oneId: formatOneId(oneId) })}
                value={boxIdOf({ boxes, boxOf }, oneId)}
                {...(onAddBox && { onAddBox })}
                onChange={(id) => move([oneId], id)}
              />
              <IconButton icon={X} label={t('bulkReships.takeOut', { oneId: formatOneId(oneId) })} onClick={() => chosen.takeOut([oneId])} />
              {fault && (
                <p role="alert" className={styles['wrong']}>
                  {fault}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

/** The server's words on exactly this field. */
const refusedAt = ({ refusal }: BulkReshipForm, field: string): string | undefined => refusal?.fields.find((refused) => refused.field === field)?.msg;

/** Why an item would be refused, as far as its row tells. */
const cannotGo = ({ actions, warehouseId }: InventoryRow, first: InventoryRow): 'cannotGo' | 'elsewhere' | undefined => {
  if (!actions.includes('reship')) return 'cannotGo';
  return warehouseId === first.warehouseId ? undefined : 'elsewhere';
};

const faultWords = (t: TFunction, fault: ReturnType<typeof cannotGo>, { oneId, wareName }: InventoryRow) =>
  fault && `${formatOneId(oneId)} ${t(`bulkReships.${fault}`, { warehouse: wareName })}`;
