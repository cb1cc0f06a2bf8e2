import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { MAX_ITEMS_PER_REQUEST } from '#contracts/requests/request-fields.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import styles from './applications.module.css';

interface Props {
  items: readonly InventoryRow[];
  /** The server's words on the item at an index. */
  errorAt: (index: number) => string | undefined;
  /** Shows an item beside the page, where there is room for it. */
  onOpen?: (oneId: string) => void;
  onTakeOut: ((oneId: string) => void) | undefined;
}

/** What an application is for, and in which warehouse it lies; one item too many is taken out here. */
export const ChosenItems = ({ items, errorAt, onOpen, onTakeOut }: Props) => {
  const { t } = useTranslation();
  const places = [...new Set(items.map(({ wareName }) => wareName))];
  return (
    <section>
      <div className={styles['head']}>
        <h3>{t('orders.apply.items', { count: items.length })}</h3>
        <span>{places.join(', ')}</span>
      </div>
      {items.length > MAX_ITEMS_PER_REQUEST && (
        <p className={styles['wrong']} role="alert">
          {t('orders.apply.tooMany', { max: MAX_ITEMS_PER_REQUEST, count: items.length })}
        </p>
      )}
      <ul className={styles['items']}>
        {items.map(({ oneId, img, remarks, sku, spec }, index) => {
          const error = errorAt(index);
          return (
            <li key={oneId} data-wrong={error !== undefined}>
              <Goods picture={img} name={remarks} number={sku} />
              <span className={styles['size']}>{spec}</span>
              <OneId value={oneId} {...(onOpen && { onOpen: () => onOpen(oneId) })} />
              {onTakeOut && <IconButton icon={X} label={t('orders.apply.takeOut', { oneId: formatOneId(oneId) })} onClick={() => onTakeOut(oneId)} />}
              {error && (
                <p className={styles['wrong']} role="alert">
                  {error}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};
