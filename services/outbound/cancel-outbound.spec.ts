import { beforeEach, describe, expect, it } from 'vitest';
import { A, B, C, D } from '#tests/unit/orders/bodies.ts';
import { accepted, apply, onTheFloor, pack, paid, pick, quoted, shelve, ship } from '#tests/unit/orders/steps.ts';
import { picker, reviewer } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { aShelf } from '../aggregates/reference-examples.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { cancelOutboundRoute } from './cancel-outbound.ts';
import { reportExceptionRoute, resumeOrderRoute } from './report-exception.ts';
import { shortPickRoute } from './short-pick.ts';
import { undoPickRoute } from './undo-pick.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  await w.shelved(A);
  await w.shelved(B, { result: 'missingLid' });
  await w.shelved(C);
});

const cancel = (oddNo: string) => w.call(cancelOutboundRoute, reviewer, { oddNo, reason: 'asked by phone' });
const halt = (oddNo: string) => w.call(reportExceptionRoute, picker, { oddNo, reason: 'wet boxes' });
const resume = (oddNo: string) => w.call(resumeOrderRoute, picker, { oddNo });

describe('Rule: an approved order is cancelled before anything of it has left (R4.39)', () => {
  it.each([3, 4, 14] as const)('type %i; its items return to their former state', async (type) => {
    const oddNo = await onTheFloor(w, type, [A, B]);
    expect(await cancel(oddNo)).toMatchObject({ answer: { state: 'cancelled' } });
    expect([w.item(A).state, w.item(B).state]).toEqual(['available', 'issue']);
    expect(w.claims().filter(({ kind }) => kind === 'label-code')).toEqual([]);
  });

  it('not once part of it has left, nor what was sold', async () => {
    const oddNo = await onTheFloor(w, 3, [A, C]);
    for (const each of [A, C]) await pick(w, oddNo, each);
    await pack(w, oddNo, [A], [C]);
    await ship(w, oddNo, { parcelNos: [w.order(oddNo).parcels[0]!.parcelNo] });
    expect(await cancel(oddNo)).toMatchObject({ rejection: { rejected: 'PartlyShipped', params: { count: 1 } } });
    await w.shelved(D);
    expect(await cancel(await onTheFloor(w, 6, [D]))).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });

  it('not while it waits for its reviewer or its seller: that is theirs to end', async () => {
    expect(await cancel(await apply(w, 4, [A]))).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    expect(await cancel(await quoted(w, 4, [C]))).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });
});

describe('Rule: what was picked for an order that is cancelled is available only once it lies on a shelf again', () => {
  it.each([
    ['picked', async () => undefined],
    ['packed', (oddNo: string) => pack(w, oddNo, [A, B])],
  ] as const)('from its tote or its parcel: %s', async (state, further) => {
    const oddNo = await onTheFloor(w, 3, [A, B]);
    for (const each of [A, B]) await pick(w, oddNo, each);
    await further(oddNo);
    expect(w.item(A).state).toBe(`outbounding.${state}`);
    expect(await cancel(oddNo)).toMatchObject({ answer: { state: 'cancelled' } });
    for (const each of [A, B]) expect(w.item(each)).toMatchObject({ state: 'inspected', shelfId: undefined, oddNo: undefined });
    await expect(onTheFloor(w, 4, [A])).rejects.toThrow('ItemNotInStock');
    await w.given(aShelf('LAX-1', { warehouseId: 'LAX' }));
    for (const oneId of [A, B]) await shelve(w, oneId, 'LAX-1');
    expect([w.item(A).state, w.item(B).state]).toEqual(['available', 'issue']);
  });
});

describe('Rule: what was paid for an order that is cancelled goes back', () => {
  it.each([
    [3, 'shippingFee'],
    [4, 'transshipmentFee'],
  ] as const)('all of it, of type %i', async (type, name) => {
    const oddNo = await paid(w, type, [A, C]);
    expect(await cancel(oddNo)).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          data: expect.objectContaining({
            postingId: `${name}-${oddNo}~r`,
            type: name,
            reverses: `${name}-${oddNo}`,
            basis: { kind: 'reversal', of: `${name}-${oddNo}`, reason: 'asked by phone', cents: 1_001 },
          }),
        }),
      ]),
    });
    expect(w.state(walletStream, '7').postedCents).toBe(1_001);
  });

  it('out of an exception too, and nothing where nothing was paid', async () => {
    const oddNo = await paid(w, 3, [A]);
    await halt(oddNo);
    await cancel(oddNo);
    expect(w.postings()).toEqual({ [`shippingFee-${oddNo}`]: -1_001, [`shippingFee-${oddNo}~r`]: 1_001 });
    await cancel(await onTheFloor(w, 4, [C]));
    expect(Object.keys(w.postings())).toHaveLength(2);
  });
});

describe('Rule: an exception stops the floor until it is settled', () => {
  it('and then goes on where it stopped', async () => {
    const oddNo = await onTheFloor(w, 3, [A, C]);
    await pick(w, oddNo, A);
    expect(await halt(oddNo)).toMatchObject({ answer: { state: 'exception' } });
    expect(await halt(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    await expect(pick(w, oddNo, C)).rejects.toThrow('OrderStateForbids');
    expect(await resume(oddNo)).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'picking' } });
  });

  it('or is cancelled; what is back on its shelf by then is available at once', async () => {
    const oddNo = await onTheFloor(w, 4, [A, C]);
    for (const each of [A, C]) await pick(w, oddNo, each);
    await halt(oddNo);
    await accepted(w.call(undoPickRoute, picker, { oddNo, oneId: A }));
    expect(await cancel(oddNo)).toMatchObject({ answer: { state: 'cancelled' } });
    expect([w.item(A).state, w.item(C).state]).toEqual(['available', 'inspected']);
  });

  it('with nothing left it is not resumed, only cancelled', async () => {
    const oddNo = await onTheFloor(w, 6, [A]);
    await accepted(w.call(shortPickRoute, picker, { oddNo, oneId: A, reason: 'gone' }));
    expect(await resume(oddNo)).toMatchObject({ rejection: { rejected: 'NothingLeft' } });
    expect(await cancel(oddNo)).toMatchObject({ answer: { state: 'cancelled' } });
  });
});
