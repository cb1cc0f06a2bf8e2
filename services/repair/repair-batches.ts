import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { assignRepairBatchEndpoint, finishRepairBatchEndpoint, openRepairBatchEndpoint } from '#contracts/repair/repair-batches.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import { accept, type Accepted, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { accountStream, type Account } from '../aggregates/account/account.ts';
import { repairBatchNumbers } from '../aggregates/batch/batch-numbers.ts';
import { batchStream, type LoadedBatch } from '../aggregates/batch/batch.ts';
import { itemStream } from '../aggregates/item/item.ts';
import type { LoadedRepair, Repair } from '../aggregates/repair/repair.ts';
import { journalStream } from '../aggregates/wallet/postings/journal.ts';
import { repaired, type InRepairAndEarned } from './carry-out-repair.ts';
import { eachRepair, loadRepairs, requireMayRepairIn } from './repair-tasks.ts';

/** Given away or finished: what of a batch is still to be repaired. A lost box is looked for whether the batch is finished or not. */
const isLeft = ({ status }: Repair): boolean => status === 'approved' || status === 'picked' || status === 'started';

const requireUnbatched = ({ repairNo, batchNo }: Repair, field: string): Rejection | undefined =>
  batchNo === undefined ? undefined : reject('RepairInBatch', { field, params: { repairNo, batchNo } });

interface Opening {
  batch: NewStream<BatchEvent>;
  repairs: readonly LoadedRepair[];
  operator: Account | undefined;
}

/** A round of repairs that is worked off together: each is in one at the most. */
export const openRepairBatch = ({ viewer }: { viewer: Viewer }, { batch, repairs, operator }: Opening): Decision => {
  const batchNo = batch.id;
  const warehouseId = repairs[0]?.warehouseId ?? '';
  const together = eachRepair({ viewer, repairs }, { type: 'RepairOrderBatched', data: { batchNo } }, (repair, field) => {
    if (repair.warehouseId !== warehouseId) return reject('RepairsOfSeveralWarehouses', { field });
    return requireUnbatched(repair, field);
  });
  const refusal = isRejection(together) ? together : operator && requireMayRepairIn(warehouseId, operator);
  if (refusal) return refusal;

  const oddNos = repairs.map(({ repairNo }) => repairNo);
  const person = operator && { operatorId: operator.accountId, operatorName: operator.name };
  return accept(
    change(
      batch,
      { type: 'BatchOpened', data: { batchNo, kind: 'repair', warehouseId, oddNos } },
      ...(person ? [{ type: 'BatchAssigned', data: person } as const] : []),
    ),
    ...repairs.map((repair) =>
      change(repair, { type: 'RepairOrderBatched', data: { batchNo } }, ...(person ? [{ type: 'RepairTaskAssigned', data: person } as const] : [])),
    ),
  );
};

interface InBatch {
  batch: LoadedBatch;
  repairs: readonly LoadedRepair[];
}

export const assignRepairBatch = (_: object, { batch, repairs, operator }: InBatch & { operator: Account }): Decision => {
  const refusal = requireMayRepairIn(batch.warehouseId, operator);
  if (refusal) return refusal;
  const person = { operatorId: operator.accountId, operatorName: operator.name };
  return accept(
    change(batch, { type: 'BatchAssigned', data: person }),
    ...repairs.filter(isLeft).map((repair) => change(repair, { type: 'RepairTaskAssigned', data: person })),
  );
};

type Finish = { viewer: Viewer; now: Date } & Pick<BodyOf<typeof finishRepairBatchEndpoint>, 'confirmed'>;

/** What is not repaired is asked about first, and then taken as repaired (R5.40). */
export const finishRepairBatch = (
  { viewer, now, confirmed }: Finish,
  { batch, held }: { batch: LoadedBatch; held: readonly InRepairAndEarned[] },
): Decision => {
  const { batchNo } = batch;
  const left = held.filter(({ repair }) => isLeft(repair));
  if (left.length > 0 && !confirmed) return reject('RepairBatchUnfinished', { field: 'confirmed', params: { count: left.length, batchNo } });
  const done: Accepted[] = [];
  for (const each of left) {
    const decision = repaired({ viewer, now }, each, { afterPhotos: [], remark: '' });
    if (isRejection(decision)) return decision;
    done.push(decision);
  }
  const { changes } = accept(change(batch, { type: 'BatchClosed', data: {} }), ...done.flatMap((each) => each.changes));
  return { changes, counts: done.flatMap(({ counts = [] }) => counts) };
};

/** The open batch of repairs, if the caller works in its warehouse. */
const loadBatch = async (load: Load, viewer: Viewer, batchNo: string): Promise<InBatch | Rejection> => {
  const batch = await load.one(batchStream, batchNo);
  if (batch.status === undefined || batch.kind !== 'repair' || !worksIn(viewer, batch.warehouseId)) return reject('NotFound', { field: 'batchNo' });
  if (batch.status !== 'open') return reject('BatchNotOpen', { field: 'batchNo', params: { batchNo } });
  return { batch, repairs: await loadRepairs(load, batch.oddNos) };
};

const answerOf = (batchNo: string, repairs: readonly Repair[]) => ({ batchNo, repairNos: repairs.map(({ repairNo }) => repairNo) });

export const openRepairBatchRoute = commandRoute(openRepairBatchEndpoint, async ({ viewer, body, numbers, now }, load) => {
  const repairs = await loadRepairs(load, body.repairNos);
  const operator = body.operatorId === undefined ? undefined : await load.one(accountStream, body.operatorId);
  const batch = load.create(batchStream, await numbers.next(repairBatchNumbers, now));
  return toOutcome(openRepairBatch({ viewer }, { batch, repairs, operator }), answerOf(batch.id, repairs));
});

export const assignRepairBatchRoute = commandRoute(assignRepairBatchEndpoint, async ({ viewer, body }, load) => {
  const found = await loadBatch(load, viewer, body.batchNo);
  if (isRejection(found)) return found;
  const operator = await load.one(accountStream, body.operatorId);
  return toOutcome(assignRepairBatch({}, { ...found, operator }), answerOf(body.batchNo, found.repairs));
});

export const finishRepairBatchRoute = commandRoute(finishRepairBatchEndpoint, async ({ viewer, body: { batchNo, confirmed }, now }, load) => {
  const found = await loadBatch(load, viewer, batchNo);
  if (isRejection(found)) return found;
  const { batch, repairs } = found;
  const items = await load.many(
    itemStream,
    repairs.map(({ oneId }) => oneId),
  );
  const held = repairs.map((repair, index) => ({ repair, item: items[index]!, earning: load.create(journalStream, `earned-${repair.repairNo}`) }));
  return toOutcome(finishRepairBatch({ viewer, now, confirmed }, { batch, held }), answerOf(batchNo, repairs));
});
