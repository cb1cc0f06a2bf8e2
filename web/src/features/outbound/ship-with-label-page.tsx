import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { outboundList } from './outbound-list.tsx';

/** Direct outbounds leave with a label of ours, and stand here too. */
const list = outboundList([requestTypeOf.shipWithLabel, requestTypeOf.directOutbound]);

export default function ShipWithLabelPage() {
  return <ListPage list={list} />;
}
