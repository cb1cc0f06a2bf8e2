import { ListPage } from '#web/core/list/list-page.tsx';
import { deliveredList } from './outbound-list.tsx';

export default function DeliveredPage() {
  return <ListPage list={deliveredList} />;
}
