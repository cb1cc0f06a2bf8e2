import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getBi } from '#contracts/bi/bi-queries.ts';
import { id, item, reference, shipped, stored } from './facts.ts';
import { actorOf, admin, staff } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;

/** Days around the changes of the clocks in Adelaide and Lord Howe (4 October 2026) and in St. John's and New York (1 November 2026). */
const spans = [Date.parse('2026-10-02T00:00:00Z'), Date.parse('2026-10-30T00:00:00Z')];
const items = 60;

/** Every 85 minutes of three and a half days: every quarter of an hour has its own. */
const moments = spans.flatMap((start) => Array.from({ length: items }, (_, index) => start + index * 85 * 60_000));

beforeAll(async () => {
  world = await readWorld('2026-09-30T12:00:00.000Z');
  await world.happen(actorOf(admin), ...reference);
  for (const [index, moment] of moments.entries()) {
    world.setClock(new Date(moment).toISOString());
    const [shopId, warehouseId] = index % 3 === 0 ? [8, 'LAX'] : [7, 'EWR'];
    const where = warehouseId === 'LAX' ? (['LAX-C-01-1', 'C-01-1'] as const) : undefined;
    const events = where ? stored({ shopId, warehouseId }, 'qualified', [...where]) : stored({ shopId });
    await world.happen(actorOf(staff), item(id(index), ...events, ...(index % 5 === 0 ? [shipped('OC1', 6)] : [])));
  }
  world.setClock('2026-11-20T12:00:00.000Z');
  await world.sumUp();
});
afterAll(() => world.close());

const zones = [
  'UTC',
  'America/New_York',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Shanghai',
];
const measures = { inbound: 'ItemReceived', inspected: 'ItemInspected', shelved: 'ItemShelved', outbound: 'ItemShipped' } as const;
const ranges = [
  { from: '2026-10-01', to: '2026-10-08' },
  { from: '2026-10-29', to: '2026-11-05' },
];

/** What the log says that happened on each day, for shop and warehouse where asked. */
const fromLog = async (timeZone: string, { from, to }: { from: string; to: string }, scope: { wareId?: string; shopId?: number }) => {
  const { rows } = await world.pool.query<{ day: string; type: string; events: number }>(
    `SELECT (recorded_at AT TIME ZONE $1)::date::text AS day, type, count(*)::int AS events FROM events
     WHERE type = ANY($2) AND (recorded_at AT TIME ZONE $1)::date BETWEEN $3 AND $4
       AND ($5::text IS NULL OR metadata->'tags'->>'warehouseId' = $5) AND ($6::int IS NULL OR (metadata->'tags'->'shopIds'->>0)::int = $6)
     GROUP BY 1, 2`,
    [timeZone, Object.values(measures), from, to, scope.wareId ?? null, scope.shopId ?? null],
  );
  const of = (day: string, type: string) => rows.find((row) => row.day === day && row.type === type)?.events ?? 0;
  return (day: string) => Object.fromEntries(Object.entries(measures).map(([measure, type]) => [measure, of(day, type)]));
};

describe.each(zones)('Rule: the figures of a day are those of the day in the viewer’s zone: %s', (timeZone) => {
  it.each([{}, { shopId: 7 }, { wareId: 'LAX' }, { wareId: 'EWR', shopId: 7 }])('%j', async (scope) => {
    for (const range of ranges) {
      const { days, kpis, warehouses, shops } = await world.ask(getBi, { ...admin, timeZone }, { ...range, ...scope });
      const logged = await fromLog(timeZone, range, scope);
      expect(days.map(({ day, inbound, inspected, shelved, outbound }) => [day, { inbound, inspected, shelved, outbound }])).toEqual(
        days.map(({ day }) => [day, logged(day)]),
      );
      expect(kpis.inbound.value).toBeGreaterThan(10);
      const sum = (parts: readonly { inbound: number }[]) => parts.reduce((total, { inbound }) => total + inbound, 0);
      expect([sum(warehouses), sum(shops)]).toEqual([kpis.inbound.value, kpis.inbound.value]);
      const [last] = days.slice(-1);
      expect(warehouses.reduce((total, { stock }) => total + stock, 0)).toBe(last!.stock);
    }
  });
});
