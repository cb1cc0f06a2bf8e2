import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { OutboundList } from './outbound-list.tsx';

const types = [requestTypeOf.reship] as const;

export default function ReshipPage() {
  return <OutboundList types={types} />;
}
