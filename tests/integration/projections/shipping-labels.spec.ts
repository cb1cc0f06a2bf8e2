import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { QueryInputOf } from '#contracts/kernel/endpoint.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { getShippingLabel, listShippingLabels } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { fact } from '#tests/support/facts.ts';
import { shippingLabelStream } from '#services/aggregates/shipping-label/shipping-label.ts';
import { applied, id, order, reference } from './facts.ts';
import { actorOf, admin, finance, otherSeller, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

const from = {
  recipient: 'EWR-1 Shelfline',
  country: 'US',
  state: 'NJ',
  city: 'Newark',
  zipCode: '07105',
  street: '400 Delancy St',
  phone: '+1 973 555 0140',
};
const to = {
  recipient: 'Riley Brown',
  country: 'US',
  state: 'WA',
  city: 'Seattle',
  zipCode: '98103',
  street: '12 Oak Street',
  phone: '+1 206 555 0101',
};

const bought = (labelNo: string, logNo: string, shopId: number, boughtAt: string): LabelEvent => ({
  type: 'LabelBought',
  data: {
    labelNo,
    shopId,
    carrier: 'UPS',
    service: 'upsGround',
    logNo,
    postageCents: 1_200,
    signatureCents: 0,
    insuranceCents: 90,
    feeCents: 1_290,
    declaredValueCents: 15_000,
    signature: 'none',
    warehouseId: 'W1',
    from,
    to: { ...to, recipient: `Buyer of ${labelNo}` },
    parcel: { weightGrams: 1_450, lengthCm: 36, widthCm: 26, heightCm: 15 },
    billedGrams: 1_500,
    zone: 8,
    boughtAt,
  },
});

const at = async (time: string, labelNo: string, ...events: LabelEvent[]): Promise<void> => {
  world.setClock(time);
  for (const event of events) await world.happen(actorOf(admin), fact(shippingLabelStream, labelNo, event));
};

/** Of shop 7: one label that is too old to be voided and ships an order, one void, one refunded, one of today, given up once. Shop 8 has one. */
beforeAll(async () => {
  const [september, october, today] = ['2026-09-01T15:00:00.000Z', '2026-10-20T15:00:00.000Z', '2026-11-20T14:00:00.000Z'];
  world = await readWorld(september);
  await world.happen(actorOf(admin), ...reference);
  await at(september, 'SL-1', bought('SL-1', '1Z84R7W30300000001', 7, september));
  for (const labelNo of ['SL-2', 'SL-3'])
    await at(october, labelNo, bought(labelNo, `1Z84R7W3030000000${labelNo.at(-1)}`, 7, october), {
      type: 'LabelVoided',
      data: { labelNo, reason: 'Bought twice' },
    });
  await at('2026-11-02T15:00:00.000Z', 'SL-3', { type: 'LabelRefunded', data: { labelNo: 'SL-3' } });
  await at(today, 'SL-4', bought('SL-4', '1Z84R7W30300000004', 7, today));
  await at(today, 'SL-5', bought('SL-5', '1Z84R7W30300000005', 8, today));
  const shippedWith = (oddNo: string, label: number) => applied({ oddNo, requestType: 3, oneIds: [id(label)], logNo: `1Z84R7W3030000000${label}` });
  const givenUp = { type: 'OrderRejected', data: { reason: 'Wrong label' } } as const;
  await world.happen(actorOf(seller), order('OC-1', shippedWith('OC-1', 1)), order('OC-4', shippedWith('OC-4', 4), givenUp));
  world.setClock('2026-11-20T15:00:00.000Z');
});
afterAll(() => world.close());

const list = (query: QueryInputOf<typeof listShippingLabels> = {}, viewer: Viewer = seller) => world.ask(listShippingLabels, viewer, query);
const numbersOf = async (query: QueryInputOf<typeof listShippingLabels>, viewer?: Viewer) =>
  (await list(query, viewer)).data.map(({ labelNo }) => labelNo);

describe('Rule: a shop sees its labels, finance those of all shops (R2.45)', () => {
  it('newest first, counted by state', async () => {
    const { data, counts } = await list();
    expect(data.map(({ labelNo, state }) => [labelNo, state])).toEqual([
      ['SL-4', 'bought'],
      ['SL-3', 'refunded'],
      ['SL-2', 'voided'],
      ['SL-1', 'bought'],
    ]);
    expect(counts).toEqual({ all: 4, ordered: 0, bought: 2, voided: 1, refunded: 1 });
  });

  it('by state, text, day and shop', async () => {
    expect(await numbersOf({ view: 'voided' })).toEqual(['SL-2']);
    expect(await numbersOf({ text: 'buyer of sl-3' })).toEqual(['SL-3']);
    expect(await numbersOf({ text: '00000004' })).toEqual(['SL-4']);
    expect(await numbersOf({ beginTime: '2026-10-01', endTime: '2026-10-31' })).toEqual(['SL-3', 'SL-2']);
    expect(await numbersOf({ shopId: 8 }, finance)).toEqual(['SL-5']);
    expect(await numbersOf({ shopId: 8 })).toEqual([]);
  });

  it('by whether an order ships with it', async () => {
    expect(await numbersOf({ view: 'bought', unused: true })).toEqual(['SL-4']);
    expect(await numbersOf({ view: 'bought', unused: false })).toEqual(['SL-1']);
  });

  it('page by page', async () => {
    const first = await list({ size: 3 });
    expect(await numbersOf({ size: 3, after: first.next! })).toEqual(['SL-1']);
  });

  it('and nobody another shop’s', async () => {
    expect(await numbersOf({}, otherSeller)).toEqual(['SL-5']);
    expect(await world.refusal(getShippingLabel, otherSeller, { labelNo: 'SL-4' })).toBe('NotFound');
    expect((await world.ask(getShippingLabel, finance, { labelNo: 'SL-4' })).shopInfo.id).toBe(7);
  });
});

describe('Rule: a row carries what its viewer may do with the label', () => {
  const actionsOf = async (labelNo: string, viewer: Viewer = seller) => (await world.ask(getShippingLabel, viewer, { labelNo })).actions;

  it('its shop voids it within thirty days', async () => {
    expect(await actionsOf('SL-4')).toEqual(['print', 'void']);
    expect(await actionsOf('SL-1')).toEqual(['print']);
  });

  it('finance tells of the refund of a void one', async () => {
    expect(await actionsOf('SL-2')).toEqual([]);
    expect(await actionsOf('SL-2', finance)).toEqual(['refund']);
    expect(await actionsOf('SL-3', finance)).toEqual([]);
  });

  it('a void one says why, and by when the money is expected', async () => {
    expect(await world.ask(getShippingLabel, seller, { labelNo: 'SL-2' })).toMatchObject({
      reason: 'Bought twice',
      gmtVoided: '2026-10-20T15:00:00.000Z',
      gmtRefundDue: '2026-11-19T15:00:00.000Z',
    });
  });
});
