import { OutboundList } from './outbound-list.tsx';

const types = [6] as const;

/** Consigned items come to the floor when they are sold. */
export default function ConsignmentPage() {
  return <OutboundList types={types} />;
}
