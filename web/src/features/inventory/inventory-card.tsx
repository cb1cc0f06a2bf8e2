import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import styles from './inventory.module.css';

/** An item on a handheld. */
export const InventoryCard = ({ row: { img, remarks, sku, spec, state, oneId, wareDays } }: { row: InventoryRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <span className={styles['card']}>
      <Goods size="large" picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />
      <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>
      <OneId value={oneId} />
      <span className={styles['cardEnd']}>{wareDays === null ? '' : t('ui.days', { n: wareDays })}</span>
    </span>
  );
};
