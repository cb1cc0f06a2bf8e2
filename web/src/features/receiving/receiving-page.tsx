import { useSearchParams } from 'react-router-dom';
import { useUser } from '#web/core/access/use-user.ts';
import { openBatchOf } from './open-batch.ts';
import { ReceiveRound } from './receive-round.tsx';
import { ReceiveStart } from './arrival/receive-start.tsx';

/** Scans a parcel in, unit by unit. Without a parcel in the address, the batch that is open on this device goes on. */
export default function ReceivingPage() {
  const [params] = useSearchParams();
  const { warehouse } = useUser();
  const [scanned] = (params.get('oneIds') ?? '').split(',').filter(Boolean);
  const preId = params.get('id') ?? (params.has('new') ? undefined : openBatchOf(warehouse?.id)?.preId);
  return preId ? <ReceiveRound key={preId} preId={preId} scanned={scanned} /> : <ReceiveStart />;
}
