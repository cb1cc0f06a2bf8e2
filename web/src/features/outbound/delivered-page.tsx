import { OutboundList } from './outbound-list.tsx';

export default function DeliveredPage() {
  return <OutboundList types="delivered" />;
}
