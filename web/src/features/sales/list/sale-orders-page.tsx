import { ListPage } from '#web/core/list/list-page.tsx';
import { salesList } from './sales-list.tsx';

const saleOrders = salesList({ name: 'sale-orders', office: true });

/** The sales of all platforms and sellers (R2.105). */
export default function SaleOrdersPage() {
  return <ListPage list={saleOrders} />;
}
