import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { outboundList } from './outbound-list.tsx';

/** Consigned items come to the floor when they are sold. */
const list = outboundList([requestTypeOf.consignment]);

export default function ConsignmentPage() {
  return <ListPage list={list} />;
}
