import { beforeEach, describe, expect, it } from 'vitest';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import { cardIdOf, type RateScope } from '#contracts/fees/rate-scopes.ts';
import type { PermissionId } from '#contracts/kernel/access/permissions.ts';
import { A, B, C, label } from '#tests/unit/orders/bodies.ts';
import { accepted, apply, approve, onTheFloor, pack, paid, pick, sell, ship as shipAll } from '#tests/unit/orders/steps.ts';
import { picker } from '#tests/unit/orders/viewers.ts';
import { world, type World } from '#tests/unit/orders/world.ts';
import { fact } from '#tests/support/facts.ts';
import { rateCardStream } from '../aggregates/rate-card/rate-card.ts';
import { anAdministrator } from '../aggregates/item/viewer-examples.ts';
import { walletStream } from '../aggregates/wallet/wallet.ts';
import { completeOrderRoute } from './complete-order.ts';
import { shipOrderRoute } from './ship-order.ts';
import { shortPickRoute } from './short-pick.ts';

let w: World;
beforeEach(async () => {
  w = world();
  await w.people();
  for (const oneId of [A, B, C]) await w.shelved(oneId);
});

const packed = async (type: 3 | 4 | 6 | 14, oneIds: readonly string[], ...parcels: string[][]) => {
  const oddNo = await onTheFloor(w, type, oneIds);
  for (const oneId of oneIds) await pick(w, oddNo, oneId);
  await pack(w, oddNo, ...parcels);
  return oddNo;
};
const ship = (oddNo: string, more: object = {}) => w.call(shipOrderRoute, picker, { oddNo, ...more });
const carrier = { logNo: 'TRACK-0001', carrier: 'FedEx' };
const holds = (permissionId: PermissionId) => anAdministrator(undefined, [{ permissionId, actions: ['edit'] }]);
const reviewer = holds('400');

describe('Rule: an order is completed by those whose pages show orders of its type', () => {
  const typesOf = { '400': [3, 4, 6, 14], '900': [3, 4, 6, 14], '1100': [6], '1400': [6] } as const;
  const cases = (Object.keys(typesOf) as (keyof typeof typesOf)[]).flatMap((code) =>
    ([3, 4, 6, 14] as const).map((type) => ({ code, type, opened: (typesOf[code] as readonly number[]).includes(type) })),
  );

  it.each(cases)('$code, type $type: $opened', async ({ code, type, opened }) => {
    const oddNo = await packed(type, [A], [A]);
    await ship(oddNo, type === 3 ? {} : carrier);
    expect(await w.call(completeOrderRoute, holds(code), { oddNo })).toMatchObject(
      opened ? { answer: { state: 'completed' } } : { rejection: { rejected: 'NotFound', field: 'oddNo' } },
    );
  });
});

describe('Rule: an order leaves with its parcels', () => {
  it.each([
    [3, {}, label().logNo],
    [4, carrier, 'TRACK-0001'],
    [6, carrier, 'TRACK-0001'],
    [14, carrier, 'TRACK-0001'],
  ] as const)('type %i; the items are out of the warehouse', async (type, more, logNo) => {
    const oddNo = await packed(type, [A], [A]);
    expect(await ship(oddNo, more)).toMatchObject({
      answer: { state: 'outOfWarehouse', stage: 'out' },
      events: [
        { type: 'OrderShipped', data: { logNo, partial: false } },
        { type: 'ItemShipped', data: { logNo, requestType: type, outType: type } },
        ...(type === 6 ? [{ type: 'SaleShipped', data: { logNo } }] : []),
      ],
    });
    expect(w.item(A).state).toBe('outOfWarehouse.shipped');
    expect(await w.call(completeOrderRoute, reviewer, { oddNo })).toMatchObject({ answer: { state: 'completed', stage: 'out' } });
  });

  it('is partial while a parcel is left behind', async () => {
    const oddNo = await packed(3, [A, B], [A], [B]);
    expect(await ship(oddNo, { parcelNos: [`${oddNo}-2`, `${oddNo}-2`] })).toMatchObject({ answer: { state: 'pendingOutbound', stage: 'partial' } });
    expect([w.item(A).state, w.item(B).state]).toEqual(['outbounding.packed', 'outOfWarehouse.shipped']);
    expect(await ship(oddNo, { parcelNos: [`${oddNo}-2`] })).toMatchObject({ rejection: { rejected: 'ParcelUnknown' } });
    expect(await ship(oddNo)).toMatchObject({ answer: { state: 'outOfWarehouse' } });
    expect(await ship(oddNo)).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });

  it('parts its fees over its items without losing a cent', async () => {
    const outcome = await ship(await packed(4, [A, B, C], [A, B, C]), { ...carrier, deliveryFeeCents: 1_000, otherFeeCents: 1 });
    const fees = outcome.kind === 'accepted' ? outcome.events.filter(({ type }) => type === 'ItemShipped').map(({ data }) => data) : [];
    expect(fees).toMatchObject([
      { deliveryFee: 334, otherFee: 1 },
      { deliveryFee: 333, otherFee: 0 },
      { deliveryFee: 333, otherFee: 0 },
    ]);
  });
});

describe('Rule: nothing leaves unpacked, unlabelled or under another label', () => {
  it.each([
    ['a parcel that there is not', 3, { parcelNos: ['P-9'] }, 'ParcelUnknown'],
    ['the label of another order', 3, { logNo: '1Z0000000000000000' }, 'WrongLabel'],
    ['no tracking number', 4, { carrier: 'FedEx' }, 'TrackingNumberRequired'],
    ['no carrier', 4, { logNo: 'TRACK-0001' }, 'TrackingNumberRequired'],
  ] as const)('%s', async (_what, type, more, rejected) => {
    expect(await ship(await packed(type, [A], [A]), more)).toMatchObject({ rejection: { rejected } });
  });

  it('nor an order that is not packed, nor is it completed', async () => {
    const oddNo = await onTheFloor(w, 3, [A]);
    await pick(w, oddNo, A);
    expect(await ship(oddNo)).toMatchObject({ rejection: { rejected: 'NothingPacked' } });
    expect(await w.call(completeOrderRoute, reviewer, { oddNo })).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
  });
});

describe('Rule: a fee is earned when the goods leave (event 11)', () => {
  it('all of it where the order leaves at once', async () => {
    const oddNo = await paid(w, 3, [A, B]);
    for (const oneId of [A, B]) await pick(w, oddNo, oneId);
    await pack(w, oddNo, [A, B]);
    expect(await ship(oddNo)).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          streamId: `journal-earned-${oddNo}-1`,
          data: expect.objectContaining({
            reference: { kind: 'order', id: oddNo },
            basis: {
              kind: 'share',
              of: `shippingFee-${oddNo}`,
              items: [
                { oneId: A, cents: 501 },
                { oneId: B, cents: 500 },
              ],
            },
            entries: [
              { account: 'liabilities:deferred', sub: 'shipping', side: 'D', cents: 1_001 },
              { account: 'income:fee', sub: 'shipping', side: 'C', cents: 1_001 },
            ],
          }),
        }),
      ]),
    });
    expect(w.state(walletStream, '7').postedCents).toBe(0);
  });

  it('by the items of each shipment where it leaves in parts', async () => {
    const oddNo = await paid(w, 4, [A, B, C]);
    for (const oneId of [A, B, C]) await pick(w, oddNo, oneId);
    await pack(w, oddNo, [B], [A, C]);
    await shipAll(w, oddNo, { parcelNos: [`${oddNo}-1`] });
    expect(w.postings()).toEqual({ [`transshipmentFee-${oddNo}`]: -1_001, [`earned-${oddNo}-1`]: 334 });
    await shipAll(w, oddNo);
    expect(w.postings()).toEqual({ [`transshipmentFee-${oddNo}`]: -1_001, [`earned-${oddNo}-1`]: 334, [`earned-${oddNo}-2`]: 667 });
  });

  it('and what falls to items that were not found goes back', async () => {
    const oddNo = await paid(w, 3, [A, B]);
    await accepted(w.call(shortPickRoute, picker, { oddNo, oneId: A, reason: 'gone' }));
    await pick(w, oddNo, B);
    await pack(w, oddNo, [B]);
    await shipAll(w, oddNo);
    expect(w.postings()).toEqual({ [`shippingFee-${oddNo}`]: -1_001, [`earned-${oddNo}-1`]: 500, [`shippingFee-${oddNo}~r`]: 501 });
  });

  it('but for an item that another stands in for', async () => {
    const oddNo = await paid(w, 3, [A, B]);
    await accepted(w.call(shortPickRoute, picker, { oddNo, oneId: A, reason: 'gone', twin: C }));
    for (const oneId of [B, C]) await pick(w, oddNo, oneId);
    await pack(w, oddNo, [B, C]);
    await shipAll(w, oddNo);
    expect(w.postings()).toEqual({ [`shippingFee-${oddNo}`]: -1_001, [`earned-${oddNo}-1`]: 1_001 });
  });

  it('nothing where nothing was paid, as before fees were', async () => {
    const oddNo = await packed(3, [A], [A]);
    await shipAll(w, oddNo);
    expect(w.postings()).toEqual({});
  });
});

describe('Rule: the seller of a consignment is paid when its sale is completed, once (R4.42)', () => {
  it('what it was sold for', async () => {
    const oddNo = await packed(6, [A], [A]);
    await shipAll(w, oddNo);
    expect(w.postings()).toEqual({});
    const complete = () => w.call(completeOrderRoute, reviewer, { oddNo });
    expect(await complete()).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          data: expect.objectContaining({
            postingId: `consignmentCollection-${oddNo}`,
            groupId: `settlement-${oddNo}`,
            basis: { kind: 'sale', oddNo, platform: 'StockMarket', platOrderNo: `M-${oddNo}`, items: [{ oneId: A, cents: 21_000 }] },
            entries: [
              { account: 'liabilities:wallet', sub: '7', side: 'C', cents: 21_000 },
              { account: 'assets:clearing', sub: 'platform:StockMarket', side: 'D', cents: 21_000 },
            ],
          }),
        }),
      ]),
    });
    expect(await complete()).toMatchObject({ rejection: { rejected: 'OrderStateForbids' } });
    expect(w.state(walletStream, '7').postedCents).toBe(21_000);
  });

  it.each([
    ['StockMarket', { account: 'assets:clearing', sub: 'platform:StockMarket' }],
    ['Shelfline Market', { account: 'income:fee', sub: 'platform' }],
  ] as const)('less what %s and the operator keep by the cards of the day, together', async (platform, kept) => {
    const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints }) as const;
    const lines: FeeLine[] = [
      { subject: { service: 'platform', platform: 'StockMarket' }, charge: percent(950) },
      { subject: { service: 'platform', platform: 'Shelfline Market' }, charge: percent(400) },
      { subject: { service: 'consignment' }, charge: percent(300) },
    ];
    await w.given(cardOf({ kind: 'platform' }, lines));
    await w.given(cardOf({ kind: 'merchant', shopId: 7 }, [{ subject: { service: 'consignment' }, charge: percent(250) }]));
    const oddNo = await apply(w, 6, [A]);
    await approve(w, oddNo);
    await sell(w, oddNo, platform);
    await pick(w, oddNo, A);
    await pack(w, oddNo, [A]);
    await shipAll(w, oddNo);
    const outcome = await w.call(completeOrderRoute, reviewer, { oddNo });
    const feeOfPlatform = platform === 'StockMarket' ? 1_995 : 840;
    expect(w.postings()).toEqual({
      [`consignmentCollection-${oddNo}`]: 21_000,
      [`platformFee-${oddNo}`]: -feeOfPlatform,
      [`consignmentFee-${oddNo}`]: -525,
    });
    expect(outcome).toMatchObject({
      events: expect.arrayContaining([
        expect.objectContaining({
          data: expect.objectContaining({
            type: 'platformFee',
            groupId: `settlement-${oddNo}`,
            entries: expect.arrayContaining([{ ...kept, side: 'C', cents: feeOfPlatform }]),
          }),
        }),
        expect.objectContaining({
          data: expect.objectContaining({
            type: 'consignmentFee',
            basis: expect.objectContaining({ kind: 'card', cardId: 'merchant-7', version: 1, quantity: 21_000 }),
          }),
        }),
      ]),
    });
  });
});

const cardOf = (scope: RateScope, lines: FeeLine[]) =>
  fact(rateCardStream, cardIdOf(scope), {
    type: 'RateCardPublished',
    data: {
      cardId: cardIdOf(scope),
      version: 1,
      scope,
      effectiveFrom: '2025-01-01',
      lines,
      description: 'Opening',
    },
  });
