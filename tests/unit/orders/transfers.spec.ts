import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C } from './bodies.ts';
import { accepted, apply, approve, cancelOutbound, confirm, onTheFloor, pack, pick, quote, shelve, ship } from './steps.ts';
import { otherSeller, picker, pickerElsewhere, reviewer, seller } from './viewers.ts';
import { oneId, world, type World } from './world.ts';
import { aShelf } from '#services/aggregates/reference-examples.ts';
import { findItemRoute } from '#services/missing/find-item.ts';
import { approveWriteOffRoute, requestWriteOffRoute } from '#services/missing/write-off.ts';
import { shipOrderRoute } from '#services/outbound/ship-order.ts';
import { applyWarehouseTransferRoute } from '#services/requests/apply/apply-warehouse-transfer.ts';
import { orderWarehouseTransferRoute } from '#services/requests/apply/order-warehouse-transfer.ts';
import { approveRequestRoute } from '#services/requests/review/approve-request.ts';
import { shelveItemRoute } from '#services/shelving/shelve-item.ts';
import { closeTransferRoute } from '#services/transfers/close-transfer.ts';
import { receiveTransferRoute } from '#services/transfers/receive-transfer.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.given(aShelf('LAX-1', { warehouseId: 'LAX' }), aShelf('JFK-1', { warehouseId: 'JFK' }));
  for (const each of [A, B, C]) await w.shelved(each);
});

const sent = async (...parcels: string[][]) => {
  const oneIds = parcels.flat();
  const oddNo = await onTheFloor(w, 16, oneIds);
  for (const each of oneIds) await pick(w, oddNo, each);
  await pack(w, oddNo, ...parcels);
  await ship(w, oddNo);
  return oddNo;
};
const receive = (oddNo: string, what: { oneIds: string[] } | { parcelNo: string }, who = pickerElsewhere, warehouseId = 'JFK') =>
  w.call(receiveTransferRoute, who, { oddNo, warehouseId, ...what });
const close = (oddNo: string, who = pickerElsewhere) => w.call(closeTransferRoute, who, { oddNo, reason: 'a parcel is missing' });

describe('Rule: goods move to another warehouse of the house, and to no other', () => {
  const asked = (who: typeof seller, toWarehouseId: string, oneIds = [A]) => w.call(applyWarehouseTransferRoute, who, { oneIds, toWarehouseId });

  it('their seller applies for it', async () => {
    expect(await asked(seller, 'JFK', [A, B])).toMatchObject({ answer: { state: 'reviewing' } });
    expect(w.item(A)).toMatchObject({ state: 'outbounding.reviewing', requestType: 16 });
  });

  it.each([
    ['a warehouse that there is not', 'MEL', 'WarehouseUnknown'],
    ['where they lie already', 'LAX', 'DestinationIsOrigin'],
  ])('not to %s', async (_, toWarehouseId, rejected) => {
    expect(await asked(seller, toWarehouseId)).toMatchObject({ rejection: { rejected, field: 'toWarehouseId' } });
  });

  it('a fake goes nowhere but back', async () => {
    const fake = oneId(78);
    await w.shelved(fake, { result: 'fake' });
    expect(await asked(seller, 'JFK', [fake])).toMatchObject({ rejection: { rejected: 'ItemIsFake', field: 'oneIds.0' } });
  });

  it('nobody else does, and not for what an order holds', async () => {
    expect(await asked(otherSeller, 'JFK')).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oneIds.0' } });
    await apply(w, 4, [A]);
    expect(await asked(seller, 'JFK')).toMatchObject({ rejection: { rejected: 'ItemDoingAnotherTask' } });
  });

  it('an administrator applies on behalf of one user, and somebody else decides', async () => {
    const order = (...oneIds: string[]) => w.call(orderWarehouseTransferRoute, reviewer, { oneIds, toWarehouseId: 'JFK' });
    const others = oneId(77);
    await w.shelved(others, { shopId: 8 });
    expect(await order(A, others)).toMatchObject({ rejection: { rejected: 'ItemsOfSeveralUsers' } });
    expect(await order(A)).toMatchObject({ answer: { state: 'reviewing' } });
    const { oddNo, shopId } = w.orders().at(-1)!;
    expect(shopId).toBe(7);
    expect(await w.call(approveRequestRoute, reviewer, { oddNo })).toMatchObject({ rejection: { rejected: 'ReviewerIsApplicant' } });
    expect(await w.call(approveRequestRoute, { ...reviewer, accountId: 'somebody else' }, { oddNo })).toMatchObject({ kind: 'accepted' });
  });
});

describe('Rule: on its way an item lies in neither warehouse, and keeps whose it is and what it cost', () => {
  it('from the handover to the scan at the other side, where it is shelved next', async () => {
    const oddNo = await sent([A, B]);
    expect(w.item(A)).toMatchObject({ state: 'outbounding.inTransit', warehouseId: 'LAX', shelfId: undefined, oddNo });
    expect(await receive(oddNo, { oneIds: [A] })).toMatchObject({ answer: { state: 'outOfWarehouse', oneIds: [A], left: 1 } });
    expect(w.item(A)).toMatchObject({
      state: 'inspected',
      warehouseId: 'JFK',
      shopId: 7,
      lastResult: 'qualified',
      everShelved: false,
      oddNo: undefined,
    });
    expect(await receive(oddNo, { oneIds: [B] })).toMatchObject({ answer: { state: 'completed', left: 0 } });
    expect(await w.call(shelveItemRoute, pickerElsewhere, { oneId: A, shelfId: 'JFK-1' })).toMatchObject({ kind: 'accepted' });
    expect(w.item(A)).toMatchObject({ state: 'available', warehouseId: 'JFK', shelfId: 'JFK-1', shopId: 7 });
    expect(await w.call(shelveItemRoute, picker, { oneId: B, shelfId: 'LAX-1' })).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });

  it('the fee is that of a transshipment, and earned when it leaves', async () => {
    await w.recharged(7, 1_001);
    const oddNo = await apply(w, 16, [A]);
    await quote(w, oddNo);
    await confirm(w, oddNo);
    expect(w.postings()).toMatchObject({ [`transshipmentFee-${oddNo}`]: -1_001 });
    await pick(w, oddNo, A);
    await pack(w, oddNo, [A]);
    const outcome = await w.call(shipOrderRoute, picker, { oddNo, logNo: 'TRACK-0001', carrier: 'FedEx' });
    expect(outcome.kind === 'accepted' && outcome.events.map(({ type }) => type)).toEqual(['OrderShipped', 'ItemDispatched', 'JournalPosted']);
  });
});

describe('Rule: a transfer leaves whole', () => {
  it('no parcel by itself', async () => {
    const oddNo = await onTheFloor(w, 16, [A, B]);
    for (const each of [A, B]) await pick(w, oddNo, each);
    await pack(w, oddNo, [A], [B]);
    const one = { oddNo, logNo: 'TRACK-0001', carrier: 'FedEx', parcelNos: [`${oddNo}-1`] };
    expect(await w.call(shipOrderRoute, picker, one)).toMatchObject({ rejection: { rejected: 'TransferInParts', field: 'parcelNos' } });
    expect(await w.call(shipOrderRoute, picker, { ...one, parcelNos: undefined })).toMatchObject({ answer: { state: 'outOfWarehouse' } });
  });
});

describe('Rule: what arrives is received once, by who works where it arrives', () => {
  it('a parcel as a whole, with what of it was not scanned before', async () => {
    const oddNo = await sent([A, B], [C]);
    await accepted(receive(oddNo, { oneIds: [A] }));
    expect(await receive(oddNo, { parcelNo: `${oddNo}-1` })).toMatchObject({ answer: { oneIds: [B], left: 1 } });
    expect(await receive(oddNo, { parcelNo: `${oddNo}-1` })).toMatchObject({ rejection: { rejected: 'AlreadyArrived', field: 'parcelNo' } });
    expect(await receive(oddNo, { parcelNo: 'OC-9' })).toMatchObject({ rejection: { rejected: 'ParcelNotOfTransfer', field: 'parcelNo' } });
  });

  it('nothing twice, and nothing that was not sent with it', async () => {
    const oddNo = await sent([A, B]);
    await accepted(receive(oddNo, { oneIds: [A] }));
    expect(await receive(oddNo, { oneIds: [B, A] })).toMatchObject({ rejection: { rejected: 'AlreadyArrived', field: 'oneIds.1' } });
    expect(await receive(oddNo, { oneIds: [C] })).toMatchObject({ rejection: { rejected: 'ItemNotOfTransfer', field: 'oneIds.0' } });
    expect(w.item(B).state).toBe('outbounding.inTransit');
  });

  it('not before it was sent, nor elsewhere, nor in the name of another warehouse', async () => {
    const early = await onTheFloor(w, 16, [C]);
    expect(await receive(early, { oneIds: [C] })).toMatchObject({ rejection: { rejected: 'ItemNotOfTransfer' } });
    const oddNo = await sent([A, B]);
    expect(await receive(oddNo, { oneIds: [A] }, picker)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'warehouseId' } });
    expect(await receive(oddNo, { oneIds: [A] }, { ...picker, warehouseIds: ['MEL'] }, 'MEL')).toMatchObject({
      rejection: { rejected: 'NotFound', field: 'oddNo' },
    });
    expect(await receive(oddNo, { oneIds: [A] }, reviewer, 'MEL')).toMatchObject({ rejection: { rejected: 'NotFound', field: 'warehouseId' } });
  });

  it('a reship is no transfer', async () => {
    const oddNo = await onTheFloor(w, 4, [A]);
    expect(await receive(oddNo, { oneIds: [A] })).toMatchObject({ rejection: { rejected: 'NotFound', field: 'oddNo' } });
  });

  it('and what the carrier brings back is shelved again where it left, its days going on', async () => {
    const oddNo = await sent([A]);
    expect(await receive(oddNo, { oneIds: [A] }, picker, 'LAX')).toMatchObject({ answer: { state: 'completed' } });
    expect(w.item(A)).toMatchObject({ state: 'inspected', warehouseId: 'LAX', everShelved: true });
    await shelve(w, A, 'LAX-1');
    expect(w.item(A).state).toBe('available');
  });
});

describe('Rule: what does not arrive is sought where it was sent to', () => {
  it('once those who await it say so', async () => {
    const oddNo = await sent([A, B]);
    await accepted(receive(oddNo, { oneIds: [A] }));
    expect(await close(oddNo, picker)).toMatchObject({ rejection: { rejected: 'NotFound', field: 'warehouseId' } });
    expect(await close(oddNo)).toMatchObject({ answer: { state: 'completed', lost: [B] } });
    expect(w.item(B)).toMatchObject({ state: 'missing.sought', warehouseId: 'JFK', oddNo: undefined });
    expect(await close(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    expect(await receive(oddNo, { oneIds: [B] })).toMatchObject({ rejection: { rejected: 'LostBefore' } });
  });

  it('and is available there when it turns up', async () => {
    const oddNo = await sent([A]);
    await accepted(close(oddNo));
    expect(await w.call(findItemRoute, pickerElsewhere, { oneId: A, shelfId: 'JFK-1' })).toMatchObject({ answer: { state: 'available' } });
    expect(w.item(A)).toMatchObject({ warehouseId: 'JFK', shelfId: 'JFK-1', everShelved: true });
  });
});

describe('Rule: what was lost on its way may turn up where it was sent from', () => {
  const lost = async () => {
    const oddNo = await sent([A, B]);
    await accepted(receive(oddNo, { oneIds: [A] }));
    await accepted(close(oddNo));
    return oddNo;
  };

  it('then it is shelved there again, and nothing of the transfer is lost', async () => {
    const oddNo = await lost();
    expect(await receive(oddNo, { oneIds: [B] }, picker, 'LAX')).toMatchObject({ answer: { state: 'completed', oneIds: [B], left: 0 } });
    expect(w.item(B)).toMatchObject({ state: 'inspected', warehouseId: 'LAX', shopId: 7, lastResult: 'qualified', lostOn: undefined });
    expect(w.orders().at(-1)).toMatchObject({ lost: [], found: [B], received: [A] });
    await shelve(w, B, 'LAX-1');
    expect(w.item(B).state).toBe('available');
  });

  it('a parcel as a whole, too', async () => {
    const oddNo = await sent([A], [B, C]);
    await accepted(receive(oddNo, { oneIds: [A] }));
    await accepted(close(oddNo));
    expect(await receive(oddNo, { parcelNo: `${oddNo}-2` }, picker, 'LAX')).toMatchObject({ answer: { oneIds: [B, C] } });
    expect(await receive(oddNo, { parcelNo: `${oddNo}-2` }, picker, 'LAX')).toMatchObject({ rejection: { rejected: 'AlreadyArrived' } });
  });

  it('once, and the other side is told where it lies', async () => {
    const oddNo = await lost();
    await accepted(receive(oddNo, { oneIds: [B] }, picker, 'LAX'));
    expect(await receive(oddNo, { oneIds: [B] }, picker, 'LAX')).toMatchObject({ rejection: { rejected: 'AlreadyArrived', field: 'oneIds.0' } });
    expect(await receive(oddNo, { oneIds: [B] })).toMatchObject({ rejection: { rejected: 'FoundAtSender', field: 'oneIds.0' } });
    expect(await w.call(findItemRoute, pickerElsewhere, { oneId: B, shelfId: 'JFK-1' })).toMatchObject({ rejection: { rejected: 'NotFound' } });
  });

  it('after it was written off as well', async () => {
    const oddNo = await lost();
    await accepted(w.call(requestWriteOffRoute, pickerElsewhere, { oneId: B, reason: 'not in the truck' }));
    await accepted(w.call(approveWriteOffRoute, reviewer, { oneId: B }));
    expect(await receive(oddNo, { oneIds: [B] }, picker, 'LAX')).toMatchObject({ answer: { oneIds: [B] } });
  });

  it('not by whoever works elsewhere, and not what turned up at the other side', async () => {
    const oddNo = await lost();
    expect(await receive(oddNo, { oneIds: [B] }, pickerElsewhere, 'LAX')).toMatchObject({
      rejection: { rejected: 'NotFound', field: 'warehouseId' },
    });
    expect(await receive(oddNo, { oneIds: [A] }, picker, 'LAX')).toMatchObject({ rejection: { rejected: 'AlreadyArrived' } });
    await accepted(w.call(findItemRoute, pickerElsewhere, { oneId: B, shelfId: 'JFK-1' }));
    expect(await receive(oddNo, { oneIds: [B] }, picker, 'LAX')).toMatchObject({ rejection: { rejected: 'FoundMeanwhile', field: 'oddNo' } });
  });
});

describe('Rule: until it leaves, a transfer that was approved can be taken back', () => {
  it('by an administrator: what was picked walks back to a shelf of the same warehouse', async () => {
    const oddNo = await onTheFloor(w, 16, [A, B]);
    await pick(w, oddNo, A);
    await cancelOutbound(w, oddNo);
    expect([w.item(A), w.item(B)].map(({ state, warehouseId }) => [state, warehouseId])).toEqual([
      ['inspected', 'LAX'],
      ['available', 'LAX'],
    ]);
  });

  it('not once it is on its way', async () => {
    await expect(cancelOutbound(w, await sent([A]))).rejects.toThrow('OrderStateForbids');
  });

  it('and nobody approves it twice', async () => {
    const oddNo = await apply(w, 16, [A]);
    await approve(w, oddNo);
    await expect(approve(w, oddNo)).rejects.toThrow('OrderStateForbids');
  });
});
