import { useSearchParams } from 'react-router-dom';
import { PickRound } from './pick-round.tsx';
import { PickStart } from './start/pick-start.tsx';

/** Picks one order or one batch; without a number it asks which. */
export default function PickingPage() {
  const [params] = useSearchParams();
  const oddNo = params.get('oddNo');
  const batchNo = params.get('batchNo');
  if (batchNo) return <PickRound key={batchNo} work={{ batchNo }} />;
  return oddNo ? <PickRound key={oddNo} work={{ oddNo }} /> : <PickStart />;
}
