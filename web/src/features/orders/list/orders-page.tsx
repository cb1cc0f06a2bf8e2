import { useMemo } from 'react';
import { ListPage } from '#web/core/list/list-page.tsx';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { orderKindOf } from './order-kinds.ts';
import { orderList } from './order-list.tsx';

/** The seller's orders of the types that the page's row names. */
export default function OrdersPage() {
  const { requestTypes } = usePageRow();
  const list = useMemo(() => orderList(orderKindOf(requestTypes)), [requestTypes]);
  return <ListPage list={list} />;
}
