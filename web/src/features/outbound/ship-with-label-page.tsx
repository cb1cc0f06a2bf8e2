import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { OutboundList } from './outbound-list.tsx';

/** Direct outbounds leave with a label of ours, and stand here too. */
const types = [requestTypeOf.shipWithLabel, requestTypeOf.directOutbound] as const;

export default function ShipWithLabelPage() {
  return <OutboundList types={types} />;
}
