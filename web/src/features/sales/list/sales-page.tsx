import { ListPage } from '#web/core/list/list-page.tsx';
import { salesList } from './sales-list.tsx';

const sales = salesList({ name: 'sales', office: false });

/** What a shop has sold, with what is paid out for it (R2.69, R2.93). */
export default function SalesPage() {
  return <ListPage list={sales} />;
}
