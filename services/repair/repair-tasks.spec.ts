import { describe, expect, it } from 'vitest';
import { userTypes } from '#contracts/kernel/access/viewer.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import { noAccount, type Account } from '../aggregates/account/account.ts';
import { available } from '../aggregates/item/item-examples.ts';
import { itemStream } from '../aggregates/item/item.ts';
import { aWorker } from '../aggregates/item/viewer-examples.ts';
import { batchStream, type LoadedBatch } from '../aggregates/batch/batch.ts';
import { repairStream } from '../aggregates/repair/repair.ts';
import { journalStream } from '../aggregates/wallet/postings/journal.ts';
import { assignRepairBatch, finishRepairBatch, openRepairBatch } from './repair-batches.ts';
import { assignRepairs, moveRepairsToToday, pickRepairs, revertRepairTasks } from './repair-tasks.ts';
import type { BatchEvent } from '#contracts/batch/batch-events.ts';
import type { NewStream } from '#kernel/commands/loaded.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

const viewer = aWorker('LAX');
const now = new Date('2026-11-20T14:00:00.000Z');
const batchNo = 'RB-1120-01';
const [A, B] = ['RO-1', 'RO-2'] as const;
const repair = (repairNo: string, ...events: RepairEvent[]) => fact(repairStream, repairNo, ...events);
const oneIdOf = (repairNo: string) => `ITEM-${repairNo}`;

const approved = (repairNo: string, warehouseId = 'LAX') => {
  const oneId = oneIdOf(repairNo);
  const order = { repairNo, shopId: 7, warehouseId, oneId, project: ['Gluing'], beforePhotos: [], costCents: 900, applicantId: 'kicks' };
  return [
    fact(itemStream, oneId, ...available(), { type: 'RepairApplied', data: { repairNo, project: ['Gluing'] } }),
    repair(repairNo, { type: 'RepairOrderApplied', data: order }, { type: 'RepairOrderApproved', data: { chargedCents: 900 } }),
  ];
};
const person = (changes: Partial<Account> = {}): Account => ({
  ...noAccount,
  exists: true,
  accountId: 'ida',
  name: 'Ida',
  userType: userTypes.warehouse,
  warehouseIds: ['LAX'],
  permissions: [{ permissionId: '700109', actions: ['edit'] }],
  ...changes,
});
const both = (given: Given) => [A, B].map((repairNo) => given.one(repairStream, repairNo));
const of = (id: string, type: RepairEvent['type'], data: object = {}) => ({ id, type, data });

describe('Rule: a repair task goes to a person who may repair in its warehouse (R2.190, R5.28)', () => {
  const assign = specification(
    ({ operator }: { operator: Account }, repairs: ReturnType<typeof both>) => assignRepairs({ viewer, repairs, operator }),
    both,
  );

  it('several at once', () => {
    assign
      .given(approved(A), approved(B))
      .when({ operator: person() })
      .then(of(A, 'RepairTaskAssigned', { operatorId: 'ida', operatorName: 'Ida' }), of(B, 'RepairTaskAssigned'));
  });

  it.each([
    [{ exists: false }, 'OperatorUnknown'],
    [{ suspended: true }, 'OperatorUnknown'],
    [{ permissions: [] }, 'OperatorMayNotRepair'],
    [{ warehouseIds: ['JFK'] }, 'OperatorElsewhere'],
  ] as const)('refuses %j', (changes, rejected) => {
    assign
      .given(approved(A), approved(B))
      .when({ operator: person(changes as Partial<Account>) })
      .thenRejected(rejected, { field: 'operatorId' });
  });
});

describe('Rule: a reverted task is closed, so that it can be assigned again (R4.57)', () => {
  const revert = specification((_: object, repairs: ReturnType<typeof both>) => revertRepairTasks({ viewer, repairs }), both);
  const task: RepairEvent = { type: 'RepairTaskAssigned', data: { operatorId: 'ida', operatorName: 'Ida' } };

  it('and is nobody’s', () => {
    const reverted = revert.given(approved(A), approved(B), repair(A, task), repair(B, task)).when({});
    reverted.then(of(A, 'RepairTaskReverted'), of(B, 'RepairTaskReverted'));
    expect(reverted.stateAfter(repairStream, A)).toMatchObject({ status: 'approved', operatorId: undefined });
  });

  it('refuses where one has no task', () => {
    revert.given(approved(A), approved(B), repair(A, task)).when({}).thenRejected('RepairTaskMissing', { field: 'repairNos.1' });
  });
});

describe('Rule: what waits is moved to the work of today (R4.58)', () => {
  const move = specification((_: object, repairs: ReturnType<typeof both>) => moveRepairsToToday({ viewer, now, repairs }), both);

  it('on the day of whoever moves it', () => {
    move
      .given(approved(A), approved(B))
      .when({})
      .then(of(A, 'RepairOrderMovedToToday', { day: '2026-11-20' }), of(B, 'RepairOrderMovedToToday'));
  });

  it('but not what is in work', () => {
    move
      .given(approved(A), approved(B), repair(B, { type: 'RepairOrderStarted', data: { beforePhotos: ['/f/b.jpg'] } }))
      .when({})
      .thenRejected('RepairStatusForbids', { field: 'repairNos.1' });
  });
});

describe('Rule: an item is picked before it is repaired (R4.32)', () => {
  const pick = specification((by: { viewer: typeof viewer }, repairs: ReturnType<typeof both>) => pickRepairs({ ...by, repairs }), both);

  it('once', () => {
    const picked = pick.given(approved(A), approved(B)).when({ viewer });
    picked.then(of(A, 'RepairOrderPicked'), of(B, 'RepairOrderPicked'));
    expect(picked.stateAfter(repairStream, A)).toMatchObject({ status: 'picked' });
    pick
      .given(approved(A), approved(B), repair(B, { type: 'RepairOrderPicked', data: {} }))
      .when({ viewer })
      .thenRejected('RepairStatusForbids');
  });

  it('by those of its warehouse', () => {
    pick.given(approved(A), approved(B, 'JFK')).when({ viewer }).thenRejected('NotFound', { field: 'repairNos.1' });
  });
});

describe('Rule: repairs of one warehouse are put into one batch at the most (R2.123)', () => {
  const open = specification(
    ({ operator }: { operator?: Account }, states: { batch: NewStream<BatchEvent>; repairs: ReturnType<typeof both> }) =>
      openRepairBatch({ viewer: aWorker('LAX', 'JFK') }, { ...states, operator }),
    (given) => ({ batch: given.create(batchStream, batchNo), repairs: both(given) }),
  );

  it('which may be given to somebody at once', () => {
    open
      .given(approved(A), approved(B))
      .when({ operator: person() })
      .then(
        { id: batchNo, type: 'BatchOpened', data: { kind: 'repair', warehouseId: 'LAX', oddNos: [A, B] } },
        { id: batchNo, type: 'BatchAssigned', data: { operatorName: 'Ida' } },
        of(A, 'RepairOrderBatched', { batchNo }),
        of(A, 'RepairTaskAssigned'),
        of(B, 'RepairOrderBatched'),
        of(B, 'RepairTaskAssigned'),
      );
  });

  it('refuses what is in another, and what lies elsewhere', () => {
    const batched = repair(B, { type: 'RepairOrderBatched', data: { batchNo: 'RB-1' } });
    open.given(approved(A), approved(B), batched).when({}).thenRejected('RepairInBatch', { field: 'repairNos.1' });
    open.given(approved(A), approved(B, 'JFK')).when({}).thenRejected('RepairsOfSeveralWarehouses', { field: 'repairNos.1' });
  });
});

describe('Rule: a batch is given away with what of it is not done', () => {
  const opened = fact(batchStream, batchNo, { type: 'BatchOpened', data: { batchNo, kind: 'repair', warehouseId: 'LAX', oddNos: [A, B] } });
  const assign = specification(
    ({ operator }: { operator: Account }, states: { batch: LoadedBatch; repairs: ReturnType<typeof both> }) =>
      assignRepairBatch({}, { ...states, operator }),
    (given) => ({ batch: given.one(batchStream, batchNo), repairs: both(given) }),
  );

  it('and what has ended stays whose it was', () => {
    const failed: RepairEvent = { type: 'RepairOrderFailed', data: { remark: 'sole is broken' } };
    assign
      .given(approved(A), approved(B), repair(B, failed), opened)
      .when({ operator: person() })
      .then({ id: batchNo, type: 'BatchAssigned' }, of(A, 'RepairTaskAssigned', { operatorId: 'ida' }));
  });
});

describe('Rule: a batch is finished once what is not repaired in it is taken as repaired (R5.40)', () => {
  const opened = fact(batchStream, batchNo, { type: 'BatchOpened', data: { batchNo, kind: 'repair', warehouseId: 'LAX', oddNos: [A, B] } });
  const inBatch = (given: Given) => ({
    batch: given.one(batchStream, batchNo),
    held: both(given).map((each) => ({
      repair: each,
      item: given.one(itemStream, each.oneId),
      earning: given.create(journalStream, `earned-${each.repairNo}`),
    })),
  });
  const finish = specification(
    ({ confirmed }: { confirmed: boolean }, states: ReturnType<typeof inBatch>) => finishRepairBatch({ viewer, now, confirmed }, states),
    inBatch,
  );
  const completed: RepairEvent = { type: 'RepairOrderCompleted', data: { afterPhotos: ['/f/a.jpg'], remark: '' } };

  it('and says first how many those are, and in which batch', () => {
    finish
      .given(approved(A), approved(B), repair(A, completed), opened)
      .when({ confirmed: false })
      .thenRejected('RepairBatchUnfinished', { field: 'confirmed', params: { count: 1, batchNo } });
  });

  it('whose items are inspected again, and whose fees are earned', () => {
    finish
      .given(approved(A), approved(B), repair(A, completed), opened)
      .when({ confirmed: true })
      .then(
        { id: batchNo, type: 'BatchClosed' },
        of(B, 'RepairOrderCompleted', { afterPhotos: [] }),
        { id: oneIdOf(B), type: 'ItemRepaired' },
        { id: `earned-${B}`, type: 'JournalPosted' },
      );
  });

  it('asks nothing where all is done', () => {
    const failed: RepairEvent = { type: 'RepairOrderFailed', data: { remark: 'sole is broken' } };
    finish
      .given(approved(A), approved(B), repair(A, completed), repair(B, failed), opened)
      .when({ confirmed: false })
      .then({ id: batchNo, type: 'BatchClosed' });
  });
});
