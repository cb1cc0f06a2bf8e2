import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, OrderItem } from '#contracts/outbound/order-rows.ts';
import { useOfferNeighbours } from '#web/core/open-row/neighbours.ts';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { isKnown } from './is-known.ts';
import { useItemColumns } from './use-item-columns.tsx';

const keyOf = ({ oneId }: OrderItem): string => oneId;
const versionOf = ({ state, progress }: OrderItem): string => `${state} ${progress}`;

/** The items of an order; each changes as the floor works, and opens beside the page. How far each is shows once the floor has the order. */
export const OrderItems = ({ order }: { order: Pick<OrderDetail, 'itemList' | 'stage' | 'type' | 'gmtFinish'> }) => {
  const { t } = useTranslation();
  const { itemList: items } = order;
  const { oneId: openKey, open } = useOpenItem();
  const changed = useJustChanged(items, keyOf, versionOf);
  const known = useMemo(() => items.filter(isKnown).map(keyOf), [items]);
  useOfferNeighbours(openItemParameter, known);
  return (
    <DataTable
      inline
      columns={useItemColumns(order)}
      rows={items}
      keyOf={keyOf}
      label={t('orders.items')}
      changed={changed}
      onOpen={known.length > 0 ? (item) => isKnown(item) && open(item.oneId) : undefined}
      openKey={openKey}
      variantOf={({ progress, defective }) => (progress === 'short' || defective ? 'waiting' : undefined)}
    />
  );
};
