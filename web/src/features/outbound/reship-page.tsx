import { OutboundList } from './outbound-list.tsx';

const types = [4] as const;

export default function ReshipPage() {
  return <OutboundList types={types} />;
}
