import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { getBulkReship, listBulkReships } from '#contracts/requests/bulk-reships/bulk-reship-queries.ts';
import { bulkReshipStream } from '#services/aggregates/bulk-reship/bulk-reship.ts';
import { customer } from '#tests/support/customer.ts';
import { fact } from '#tests/support/facts.ts';
import { id, item, order, orderPacked, orderPicked, orderShipped, reference, stored } from './facts.ts';
import { actorOf, admin, otherSeller, seller, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

const [early, late, others] = ['BR261120-01', 'BR261120-02', 'BR261120-03'] as const;
const measured = { boxNo: '1', lengthCm: 40, widthCm: 30, heightCm: 20, weightGrams: 1_400 };
const elsewhere = { ...customer, recipient: 'Bo Larsen' };
const cardFee = {
  cardId: 'platform',
  version: 1,
  line: { subject: { service: 'transshipment' as const }, charge: { kind: 'perOrder' as const, cents: 400 } },
  quantity: 1,
};

let world: ReadWorld;

const sent = (bulkNo: string, oddNos: readonly string[], { shopId = 7, firstId = 1 } = {}) => [
  fact(bulkReshipStream, bulkNo, {
    type: 'BulkReshipApplied' as const,
    data: { bulkNo, shopId, warehouseId: 'EWR', applicantId: 'kicks', remark: 'for the fair', oddNos: [...oddNos], items: oddNos.length },
  }),
  ...oddNos.map((oddNo, index) =>
    order(oddNo, {
      type: 'OrderApplied',
      data: {
        oddNo,
        requestType: 4,
        shopId,
        warehouseId: 'EWR',
        oneIds: [id(firstId + index)],
        applicantId: 'kicks',
        remark: 'for the fair',
        address: index === 0 ? customer : elsewhere,
        boxes: [{ boxNo: String(index + 1), oneIds: [id(firstId + index)] }],
        bulkNo,
        cardFee,
      },
    }),
  ),
];

beforeAll(async () => {
  world = await readWorld('2026-11-20T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  await world.happen(actorOf(staff), ...[1, 2, 3, 4].map((n) => item(id(n), ...stored())), item(id(5), ...stored({ shopId: 8 })));
  await world.happen(actorOf(seller), ...sent(early, ['OC26112000501', 'OC26112000502']));
  world.later(5);
  await world.happen(actorOf(seller), ...sent(late, ['OC26112000503', 'OC26112000504'], { firstId: 3 }));
  await world.happen(actorOf(otherSeller), ...sent(others, ['OC26112000505'], { shopId: 8, firstId: 5 }));
  world.later(5);
  await world.happen(
    actorOf(admin),
    order('OC26112000501', { type: 'OrderQuoted', data: { feeCents: 1_250, boxes: [measured], remark: '' } }),
    order('OC26112000503', { type: 'OrderApproved', data: { paidCents: 400 } }),
    order('OC26112000504', { type: 'OrderRejected', data: { reason: 'not there' } }),
  );
  await world.happen(actorOf(staff), order('OC26112000503', orderPicked(id(3)), orderPacked('OC26112000503', id(3)), orderShipped(false, id(3))));
});
afterAll(() => world.close());

describe('Rule: a bulk reship shows its boxes, addresses, fees and status (R2.58)', () => {
  it('box by box, in the order in which it was sent', async () => {
    const detail = await world.ask(getBulkReship, seller, { bulkNo: early });
    expect(detail).toMatchObject({
      bulkNo: early,
      state: 'toConfirm',
      wareName: expect.any(String),
      boxes: 2,
      shippedBoxes: 0,
      items: 2,
      fee: 1_650,
    });
    expect(detail.boxList).toMatchObject([
      {
        oddNo: 'OC26112000501',
        state: 'toConfirm',
        fee: 1_250,
        boxSizes: [measured],
        address: customer,
        itemList: [{ oneId: id(1), progress: 'waiting' }],
      },
      { oddNo: 'OC26112000502', state: 'reviewing', fee: null, heldFee: 400, boxSizes: [], address: elsewhere, itemList: [{ oneId: id(2) }] },
    ]);
    expect(detail.boxList[0]?.actions).toContain('confirm');
    expect(detail).not.toHaveProperty('applicant');
  });

  it('and as a whole; what was given up does not count where another shipped', async () => {
    expect(await world.ask(getBulkReship, admin, { bulkNo: late })).toMatchObject({
      state: 'shipped',
      shippedBoxes: 1,
      boxList: [
        { state: 'outOfWarehouse', parcels: [{ weightGrams: 1_500 }] },
        { state: 'rejected', reason: 'not there' },
      ],
    });
  });

  it('and the order of a box says which it belongs to', async () => {
    expect(await world.ask(getOrder, seller, { oddNo: 'OC26112000501' })).toMatchObject({ bulkNo: early, boxSizes: [measured] });
  });

  it('nobody else’s', async () => {
    expect(await world.refusal(getBulkReship, otherSeller, { bulkNo: early })).toBe('NotFound');
  });
});

describe('Rule: bulk reships are found again', () => {
  const found = async (filter: object, viewer = seller) => (await world.ask(listBulkReships, viewer, filter)).data.map(({ bulkNo }) => bulkNo);

  it('the latest first, by what is still to happen', async () => {
    expect(await found({})).toEqual([late, early]);
    expect(await found({ view: 'open' })).toEqual([early]);
    expect(await found({ view: 'finished' })).toEqual([late]);
    expect((await world.ask(listBulkReships, seller, {})).counts).toEqual({ all: 2, open: 1, finished: 1 });
    expect(await found({}, admin)).toEqual([others, late, early]);
    expect(await found({ shopId: 8 }, admin)).toEqual([others]);
    expect(await found({ shopId: 8 })).toEqual([]);
  });

  it('by number, by that of a box, and by an item', async () => {
    expect(await found({ text: '1120-02' })).toEqual([late]);
    expect(await found({ text: 'oc26112000502' })).toEqual([early]);
    expect(await found({ text: id(4) })).toEqual([late]);
    expect(await found({ text: id(5) })).toEqual([]);
  });

  it('and again after a rebuild', async () => {
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});
