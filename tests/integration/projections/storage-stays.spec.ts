import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { addDays, dayOf, daysBetween, nextDay, startOfDay } from '#contracts/kernel/lists/date-range.ts';
import type { ShopNight } from '#contracts/storage/storage-nights.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import { logReader } from '#kernel/event-store/reading/log-reader.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import { chargedStays } from '#projections/storage/nights.ts';
import { reference } from './facts.ts';
import { actorOf, admin } from './people.ts';
import { livingItems, randomFrom } from './random-lives.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

/** On 1 November the clocks go back there: that day has 25 hours. */
const timeZone = 'America/New_York';
const [first, last] = ['2026-10-20', '2026-11-09'];
const freeDays = 3;
const ownFreeDays = { 8: 1 };
const population = 60;

let world: ReadWorld;
const lives = new Map<string, RecordedEvent[]>();

beforeAll(async () => {
  world = await readWorld('2026-10-20T14:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  const live = livingItems(population, randomFrom(20_261_124));
  for (let turn = 0; turn < 180; turn++)
    for (const each of live()) {
      world.later(13);
      await world.happen(actorOf(admin), each);
    }
  for (const { event } of await logReader(world.pool).readCommittedAfter(undefined, 100_000)) {
    const oneId = event.metadata.tags.oneId;
    if (oneId) lives.set(oneId, [...(lives.get(oneId) ?? []), event]);
  }
});
afterAll(() => world.close());

const ends: ReadonlySet<string> = new Set(['ItemShipped', 'ItemDispatched', 'ItemWrittenOff', 'InboundCancelled']);

/** Laid on a shelf; or, of what lay on one before, found or set to available. */
const begins = ({ type, data }: RecordedEvent, layBefore: boolean): boolean => {
  if (type === 'ItemShelved') return true;
  if (type === 'ItemMoved') return (data as { fromShelfId: string }).fromShelfId === '';
  return layBefore && (type === 'ItemFound' || (type === 'ItemSetAvailable' && (data as { awaits?: string }).awaits === undefined));
};

/** What the events of an item say of one night, told from the start each time: whose it was, and when it was shelved. */
const chargedOn = (events: readonly RecordedEvent[], end: string): { shopId: number; shelvedAt: string } | undefined => {
  const wereUndone = new Set(events.filter(({ type }, index) => type === 'ItemShelved' && events[index + 1]?.type === 'ShelvingUndone'));
  const counted = events.filter((event) => !wereUndone.has(event) && event.recordedAt < end);
  let stay: { warehouseId: string | undefined; shelvedAt: string; isThere: boolean } | undefined;
  for (const event of counted) {
    const { warehouseId } = event.metadata.tags;
    if (stay && ends.has(event.type)) stay = { ...stay, isThere: false };
    else if (!stay?.isThere && begins(event, stay !== undefined))
      stay = { warehouseId, shelvedAt: stay?.warehouseId === warehouseId ? stay!.shelvedAt : event.recordedAt, isThere: true };
  }
  const isThere = stay?.isThere && stay.warehouseId === 'EWR';
  return isThere ? { shopId: counted.at(-1)!.metadata.tags.shopIds![0]!, shelvedAt: stay!.shelvedAt } : undefined;
};

const bruteForce = (night: string): ShopNight[] => {
  const end = startOfDay(nextDay(night), timeZone).toISOString();
  const shops = new Map<number, string[]>();
  for (const [oneId, events] of lives) {
    const charged = chargedOn(events, end);
    if (!charged) continue;
    const free = charged.shopId === 8 ? ownFreeDays[8] : freeDays;
    if (daysBetween(dayOf(charged.shelvedAt, timeZone), night) < free) continue;
    shops.set(charged.shopId, [...(shops.get(charged.shopId) ?? []), oneId]);
  }
  return [...shops]
    .toSorted(([one], [other]) => one - other)
    .map(([shopId, items]) => ({ shopId, items: items.length, digest: createHash('sha256').update(items.toSorted().join(' ')).digest('hex') }));
};

const asked = async (night: string) => {
  const start = (free: number) => startOfDay(nextDay(addDays(night, -free)), timeZone);
  const { shops } = await chargedStays(kyselyOn<ReadTables>(world.pool), {
    warehouseId: 'EWR',
    endsAt: startOfDay(nextDay(night), timeZone),
    shelvedBefore: start(freeDays),
    ofShops: [{ shopId: 8, shelvedBefore: start(ownFreeDays[8]) }],
  });
  return shops;
};

describe('Rule: a night is charged for what lies in the warehouse at the end of the day, to whoever owns it then', () => {
  const nights = Array.from({ length: daysBetween(first!, last!) }, (_, index) => addDays(first!, index));

  it('as told from the events of each item, night by night, whatever happened since', async () => {
    for (const night of nights) expect([night, await asked(night)]).toEqual([night, bruteForce(night)]);
    const charged = nights.flatMap(bruteForce);
    expect(new Set(charged.map(({ shopId }) => shopId)).size).toBeGreaterThan(1);
    expect(charged.reduce((sum, { items }) => sum + items, 0)).toBeGreaterThan(100);
  });

  it('and in what is built anew from the log', async () => {
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});
