import { OutboundList } from './outbound-list.tsx';

/** Direct outbounds (14) leave with a label of ours, and stand here too. */
const types = [3, 14] as const;

export default function ShipWithLabelPage() {
  return <OutboundList types={types} />;
}
