import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { accepted, apply, cancelOutbound, onTheFloor, pack, pick, ship } from '#tests/unit/orders/steps.ts';
import { picker, pickerElsewhere, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { batchStream } from '../aggregates/batch/batch.ts';
import { assignOutboundBatchRoute } from './assign-outbound-batch.ts';
import { cancelOutboundBatchRoute } from './cancel-outbound-batch.ts';
import { openOutboundBatchRoute } from './open-outbound-batch.ts';

let w: World;
let oddNos: string[];
beforeEach(async () => {
  w = world();
  await w.people();
  for (const oneId of [A, B, C]) await w.shelved(oneId);
  await w.shelved(D, { warehouseId: 'JFK' });
  oddNos = [await onTheFloor(w, 3, [A]), await onTheFloor(w, 4, [B])];
});

const open = (of: readonly string[], more: object = {}, who = picker) => w.call(openOutboundBatchRoute, who, { oddNos: of, ...more });
const opened = async (): Promise<string> => (await accepted(open(oddNos))).batchNo;
const batch = (batchNo: string) => w.state(batchStream, batchNo);
const out = async (oddNo: string, oneId: string) => {
  await pick(w, oddNo, oneId);
  await pack(w, oddNo, [oneId]);
  await ship(w, oddNo);
};

describe('Rule: a batch gathers waiting orders of one warehouse', () => {
  it('and is handed to its operator with them', async () => {
    const { batchNo, orders } = await accepted(open(oddNos, { operatorId: picker.accountId }));
    expect(orders).toMatchObject([{ stage: 'assigned' }, { stage: 'assigned' }]);
    expect(batch(batchNo)).toMatchObject({ status: 'open', kind: 'outbound', warehouseId: 'LAX', oddNos, done: 0, total: 2, operatorName: 'picker' });
    expect(w.order(oddNos[0]!).batchNo).toBe(batchNo);
  });

  it('without one it waits to be assigned', async () => {
    const batchNo = await opened();
    expect(w.order(oddNos[0]!)).toMatchObject({ stage: 'pending', batchNo });
    expect(await w.call(assignOutboundBatchRoute, picker, { batchNo, operatorId: picker.accountId })).toMatchObject({
      answer: { orders: [{ stage: 'assigned' }, { stage: 'assigned' }] },
    });
    expect(batch(batchNo).operatorId).toBe(picker.accountId);
  });

  it.each([
    ['an order under review', async () => [oddNos[0]!, await apply(w, 4, [C])], 'OrderStateForbids'],
    ['an order twice', async () => [oddNos[0]!, oddNos[0]!], 'OrderTwice'],
    ['an order that there is not', async () => ['OC0'], 'NotFound'],
  ])('refuses %s', async (_what, given, rejected) => {
    expect(await open(await given())).toMatchObject({ rejection: { rejected } });
  });

  it('refuses orders of two warehouses, of another batch, and an operator from elsewhere', async () => {
    const elsewhere = await onTheFloor(w, 14, [D]);
    expect(await open([...oddNos, elsewhere], {}, reviewer)).toMatchObject({
      rejection: { rejected: 'OrdersOfSeveralWarehouses', field: 'oddNos.2' },
    });
    expect(await open(oddNos, { operatorId: pickerElsewhere.accountId })).toMatchObject({ rejection: { rejected: 'OperatorElsewhere' } });
    expect(await open(oddNos, {}, pickerElsewhere)).toMatchObject({ rejection: { rejected: 'NotFound' } });
    await opened();
    expect(await open([oddNos[1]!])).toMatchObject({ rejection: { rejected: 'OrderInBatch', field: 'oddNos.0' } });
  });
});

describe('Rule: a batch follows its orders', () => {
  it('until the last is out', async () => {
    const batchNo = await opened();
    await out(oddNos[0]!, A);
    expect(batch(batchNo)).toMatchObject({ status: 'open', done: 1, total: 2 });
    await out(oddNos[1]!, B);
    expect(batch(batchNo)).toMatchObject({ status: 'closed', done: 2, total: 2 });
    expect(await w.call(cancelOutboundBatchRoute, picker, { batchNo })).toMatchObject({ rejection: { rejected: 'BatchNotOpen' } });
  });

  it('does not wait for an order that is cancelled', async () => {
    const batchNo = await opened();
    await out(oddNos[0]!, A);
    await cancelOutbound(w, oddNos[1]!);
    expect(batch(batchNo)).toMatchObject({ status: 'closed', done: 1, total: 1 });
  });

  it('is cancelled when all of them are', async () => {
    const batchNo = await opened();
    for (const oddNo of oddNos) await cancelOutbound(w, oddNo);
    expect(batch(batchNo)).toMatchObject({ status: 'cancelled', total: 0 });
  });
});

describe('Rule: a batch is taken apart before work on it began', () => {
  it('and its orders wait again', async () => {
    const batchNo = await opened();
    expect(await w.call(cancelOutboundBatchRoute, pickerElsewhere, { batchNo })).toMatchObject({ rejection: { rejected: 'NotFound' } });
    expect(await w.call(cancelOutboundBatchRoute, picker, { batchNo })).toMatchObject({ kind: 'accepted' });
    expect(batch(batchNo).status).toBe('cancelled');
    expect(await open(oddNos)).toMatchObject({ kind: 'accepted' });
  });

  it('not once an item of it is in a tote', async () => {
    const batchNo = await opened();
    await pick(w, oddNos[1]!, B);
    expect(await w.call(cancelOutboundBatchRoute, picker, { batchNo })).toMatchObject({
      rejection: { rejected: 'BatchInWork', params: { oddNo: oddNos[1] } },
    });
  });
});
