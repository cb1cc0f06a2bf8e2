import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { outboundList } from './outbound-list.tsx';

const list = outboundList([requestTypeOf.reship]);

export default function ReshipPage() {
  return <ListPage list={list} />;
}
