import { useSearchParams } from 'react-router-dom';
import { BenchRepair } from './bench-repair.tsx';
import { BenchStart } from './bench-start.tsx';

/** The bench of the repair shop: the item that was scanned, or the next to be. */
export default function BenchPage() {
  const [parameters] = useSearchParams();
  const repairNo = parameters.get('repairNo');
  const scanned = parameters.get('scan') ?? '';
  return repairNo ? <BenchRepair key={repairNo} repairNo={repairNo} /> : <BenchStart key={scanned} scanned={scanned} />;
}
