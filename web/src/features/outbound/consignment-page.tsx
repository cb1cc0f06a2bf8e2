import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { OutboundList } from './outbound-list.tsx';

const types = [requestTypeOf.consignment] as const;

/** Consigned items come to the floor when they are sold. */
export default function ConsignmentPage() {
  return <OutboundList types={types} />;
}
