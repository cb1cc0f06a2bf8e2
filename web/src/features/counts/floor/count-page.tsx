import { useSearchParams } from 'react-router-dom';
import { CountRound } from './count-round.tsx';
import { CountStart } from './count-start.tsx';

/** Counts one shelf; without a number it asks which. */
export default function CountPage() {
  const [params] = useSearchParams();
  const countNo = params.get('countNo');
  return countNo ? <CountRound key={countNo} countNo={countNo} /> : <CountStart />;
}
