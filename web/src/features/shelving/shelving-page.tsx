import { useSearchParams } from 'react-router-dom';
import { ShelveRound } from './shelve-round.tsx';

/** Lays the item in hand on a shelf; the address holds the parcel (`id`) and the items (`oneIds`, the first is in hand). */
export default function ShelvingPage() {
  const [params] = useSearchParams();
  const [inHand] = (params.get('oneIds') ?? '').split(',').filter(Boolean);
  return <ShelveRound preId={params.get('id') ?? undefined} oneId={inHand} />;
}
