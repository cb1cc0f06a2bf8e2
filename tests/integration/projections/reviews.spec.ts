import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countReviews, listReviews } from '#contracts/audit/audit-queries.ts';
import { applied, id, order } from './facts.ts';
import { consigned, gone, ordersWorld, quoted, waiting } from './orders-world.ts';
import { actorOf, admin, seller } from './people.ts';
import type { ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => void (world = await ordersWorld()));
afterAll(() => world.close());

describe('the reviews', () => {
  it('lists what waits, longest first, with the counts of each status', async () => {
    const { data, counts } = await world.ask(listReviews, admin, { type: '3' });
    expect(data.map(({ oddNo }) => oddNo)).toEqual([waiting]);
    expect(counts).toEqual({ all: 2, toReview: 1, toConfirm: 0, approved: 1, rejected: 0, cancelled: 0 });
    expect((await world.ask(listReviews, admin, { type: '5', view: 'toConfirm' })).data.map(({ oddNo }) => oddNo)).toEqual([quoted]);
  });

  it('lists several types in one, and without a type all that was applied for', async () => {
    const { data } = await world.ask(listReviews, admin, { type: '3,7' });
    expect(data.map(({ type }) => type)).toEqual([3, 7]);
    expect((await world.ask(listReviews, admin, {})).counts).toMatchObject({ toReview: 2, toConfirm: 1 });
  });

  it('counts what waits of each type', async () => {
    expect(await world.ask(countReviews, admin, {})).toEqual([
      { type: 3, toReview: 1, toConfirm: 0, gmtOldest: '2026-11-20T14:40:00.000Z' },
      { type: 4, toReview: 0, toConfirm: 0, gmtOldest: null },
      { type: 5, toReview: 0, toConfirm: 1, gmtOldest: null },
      { type: 6, toReview: 0, toConfirm: 0, gmtOldest: null },
      { type: 7, toReview: 1, toConfirm: 0, gmtOldest: '2026-11-20T14:43:00.000Z' },
      { type: 16, toReview: 0, toConfirm: 0, gmtOldest: null },
    ]);
  });
});

describe('Rule: who waits longest is next, and of what is decided the latest comes first', () => {
  const consigning = 'OC26112000395';
  beforeAll(async () => {
    world.later(60);
    await world.happen(actorOf(seller), order(consigning, applied({ oddNo: consigning, requestType: 6, oneIds: [id(7)] })));
    await world.happen(actorOf(admin), order(consigning, { type: 'OrderApproved', data: {} }));
  });
  const found = async (asked: object) => (await world.ask(listReviews, admin, asked)).data.map(({ oddNo }) => oddNo);

  it('unless another order is asked for', async () => {
    expect(await found({ view: 'approved' })).toEqual([consigning, consigned, gone]);
    expect((await found({ view: 'all' }))[0]).toBe(consigning);
    expect((await found({ view: 'toReview' }))[0]).toBe(waiting);
    expect((await found({ view: 'toReview', order: 'desc' })).at(-1)).toBe(waiting);
    expect((await found({ view: 'approved', sort: 'gmtCreate', order: 'asc' }))[0]).toBe(gone);
  });
});
