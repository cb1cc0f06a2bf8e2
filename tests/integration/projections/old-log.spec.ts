import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getItem } from '#contracts/item/item-queries.ts';
import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { saveItem } from '#services/item/save-item.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { eventColumns } from '#kernel/event-store/event-rows.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { noShop } from '#services/aggregates/shop/shop.ts';
import { item } from './facts.ts';
import { actorOf, admin } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';
import { loaded } from '#kernel/commands/loaded.ts';

/** Three lives of the demo world, with their warehouses and shops, as the portal wrote them when a cost that nobody had named was left out. */
const old = readFileSync(path.join(import.meta.dirname, 'old-log.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedEvent & { streamType: string });

const itemWhose = (test: (types: readonly string[]) => boolean): string => {
  const streams = new Set(old.filter(({ streamType }) => streamType === 'item').map(({ streamId }) => streamId));
  const found = [...streams].find((id) => test(old.filter(({ streamId }) => streamId === id).map(({ type }) => type)));
  return found!.slice('item-'.length);
};
const shelved = itemWhose((types) => !types.includes('ItemCostChanged') && !types.includes('ConsignmentSold'));
const noted = itemWhose((types) => types.includes('ItemCostChanged'));
const sold = itemWhose((types) => types.includes('ConsignmentSold'));

let world: ReadWorld;
const write = async (event: (typeof old)[number]): Promise<void> => {
  const { streamId, streamType, version, eventId, type, schemaVersion, data, metadata, recordedAt } = event;
  await world.pool.query(
    `INSERT INTO streams (stream_id, type, version, appended) VALUES ($1, $2, $3, 1)
     ON CONFLICT (stream_id) DO UPDATE SET version = excluded.version`,
    [streamId, streamType, version],
  );
  await world.pool.query(`INSERT INTO events (${eventColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`, [
    streamId,
    version,
    eventId,
    type,
    schemaVersion,
    JSON.stringify(data),
    JSON.stringify(metadata),
    recordedAt,
  ]);
};
const stored = async (oneId: string) =>
  (
    await world.pool.query<{ schema_version: number; said: boolean }>(
      `SELECT schema_version, (data::jsonb ? 'costPrice') AS said FROM events WHERE stream_id = $1 AND type = 'ItemForecast'`,
      [`item-${oneId}`],
    )
  ).rows[0];
const row = async (oneId: string) =>
  (await world.pool.query('SELECT cost_price_cents::int AS cost, supply, state FROM inventory WHERE one_id = $1', [oneId])).rows[0];

beforeAll(async () => {
  world = await readWorld('2026-11-22T12:00:00.000Z');
  for (const event of old) await write(event);
  await world.sumUp();
  await world.rebuildAll();
});
afterAll(() => world.close());

describe('Rule: a log that an earlier version wrote is read in today’s shape', () => {
  it('and stays as it was written', async () => {
    for (const oneId of [shelved, noted, sold]) expect(await stored(oneId)).toEqual({ schema_version: 1, said: false });
  });

  it('by the timeline of an item', async () => {
    const found = await world.ask(getItem, admin, { oneId: shelved });
    expect(found).toMatchObject({ costPrice: null, supply: null, state: 'available' });
    expect(found.eventList.map(({ type }) => type)).toContain(10);
    expect(found.eventList).toHaveLength(found.version);
  });

  it('by the lists and the sums', async () => {
    expect(await row(shelved)).toMatchObject({ cost: null, supply: null });
    expect(await row(noted)).toMatchObject({ cost: expect.any(Number), supply: expect.any(String) });
    const { rows } = await world.pool.query('SELECT cost_cents, profit_cents FROM activity_items WHERE one_id = $1', [sold]);
    expect(rows[0]).toMatchObject({ cost_cents: null });
    expect(await world.differencesFromRebuild()).toEqual([]);
  });

  it('by who decides: a cost that was never named is no other one', async () => {
    const state = await stateOf(postgresEventLog(world.pool), itemStream, shelved);
    expect(state).toMatchObject({ costPrice: null, supply: null, state: 'available' });
    const body = { id: shelved, costPrice: null, supply: null };
    expect(saveItem({ viewer: admin, body }, { item: loaded(itemStream, shelved, state), owner: noShop })).toEqual(noChange);
  });

  it('and goes on in it', async () => {
    await world.happen(actorOf(admin), item(shelved, { type: 'ItemCostChanged', data: { costPrice: 9_900, supply: null } }));
    expect(await row(shelved)).toMatchObject({ cost: 9_900, supply: null, state: 'available' });
    expect(await world.differencesFromRebuild()).toEqual([]);
  });
});
