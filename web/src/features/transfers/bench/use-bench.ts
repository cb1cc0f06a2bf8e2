import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import {
  getTransfer,
  listTransfers,
  receiveTransferEndpoint,
  type TransferDetail,
  type TransferUnit,
} from '#contracts/transfers/transfer-endpoints.ts';
import { useOutbox } from '#web/core/access/use-outbox.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useLastScan } from '#web/ui/floor/page/last-scans.ts';
import { giveFeedback } from '#web/ui/floor/scan/scan-feedback.ts';
import { useRejections } from '#web/ui/floor/steps/use-rejections.ts';
import type { Rejection } from '#web/ui/floor/steps/scan-state.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { isAwaited, readScan, type BenchScan } from './read-scan.ts';

type Problem = Exclude<BenchScan, { receive: unknown } | { receiveParcel: unknown; units: unknown }>;

/** What one person does at the bench of a transfer. Scans count at once, and are sent when there is a network. */
export const useBench = (transfer: TransferDetail) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const { oddNo } = transfer;
  const outbox = useOutbox('transfers', [getTransfer, listTransfers, listInventory, lookUpScan]);
  const [last, setLast] = useLastScan('transfers');
  const [problem, setProblem] = useState<Problem>();
  const [rejection, setRejection] = useState<Rejection>();
  const atSender = warehouse?.id === transfer.from.id;
  const pending = pendingOf(transfer, outbox.pending, atSender);
  useRejections(outbox, (refused) => {
    setRejection(refused);
    if (refused) giveFeedback('wrong');
  });

  const receive = (body: { oneIds: string[] } | { parcelNo: string }, taken: readonly TransferUnit[]): void => {
    outbox.enqueue(receiveTransferEndpoint, { oddNo, warehouseId: warehouse?.id ?? '', ...body });
    giveFeedback('done');
    const [first] = taken;
    setLast({
      tone: 'done',
      title: taken.length === 1 ? t('transfers.taken') : t('transfers.takenAll', { count: taken.length }),
      what: taken.length === 1 && first ? `${sizeText(first.spec)} · ${first.remarks}` : undefined,
      code: 'parcelNo' in body ? body.parcelNo : formatOneId(body.oneIds[0]!),
    });
  };

  const scan = (text: string): void => {
    if (rejection) outbox.dismiss(rejection.id);
    const scanned = readScan(text, transfer, { pending, atSender });
    if ('receive' in scanned) {
      setProblem(undefined);
      return receive({ oneIds: [scanned.receive.oneId] }, [scanned.receive]);
    }
    if ('receiveParcel' in scanned) {
      setProblem(undefined);
      return receive({ parcelNo: scanned.receiveParcel }, scanned.units);
    }
    giveFeedback('wrong');
    setProblem(scanned);
  };

  const dismiss = (): void => {
    if (rejection) return outbox.dismiss(rejection.id);
    setProblem(undefined);
  };
  return { scan, last, problem, rejection, dismiss, pending, atSender };
};

/** The ONE IDs whose receipt is on its way to the server. */
const pendingOf = ({ oddNo, units }: TransferDetail, calls: readonly { body: Record<string, unknown> }[], atSender: boolean): ReadonlySet<string> =>
  new Set(
    calls.flatMap(({ body }) => {
      if (body['oddNo'] !== oddNo) return [];
      if (Array.isArray(body['oneIds'])) return body['oneIds'] as string[];
      return units.filter((unit) => unit.parcelNo === body['parcelNo'] && isAwaited(unit, atSender)).map(({ oneId }) => oneId);
    }),
  );
