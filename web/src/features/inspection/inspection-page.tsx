import { useSearchParams } from 'react-router-dom';
import { InspectRound } from './inspect-round.tsx';

/** Inspects the item in hand; the address holds the parcel (`id`) and the items to inspect (`oneIds`, the first is in hand). */
export default function InspectionPage() {
  const [params] = useSearchParams();
  const [inHand] = (params.get('oneIds') ?? '').split(',').filter(Boolean);
  return <InspectRound preId={params.get('id') ?? undefined} oneId={inHand} correcting={params.has('correct')} />;
}
