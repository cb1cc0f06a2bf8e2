import { beforeAll, describe, expect, it } from 'vitest';
import { mayAny } from '#contracts/kernel/access/permissions.ts';
import type { Endpoint } from '#contracts/kernel/endpoint.ts';
import { buildWorld, type World } from './build-world.ts';
import { baseOf, type Player } from './engine/player.ts';

const plan = { seed: 'spec', now: new Date('2026-11-20T15:42:05Z'), items: 1_300 };
const calls: { endpoint: Endpoint; body: unknown; player: Player }[] = [];
let world: World;
beforeAll(async () => {
  world = await buildWorld({ ...plan, onCall: (endpoint, body, player) => calls.push({ endpoint, body, player }) });
}, 60_000);

describe('Rule: the same seed and moment make the same world to the byte', () => {
  it('twice', async () => {
    const again = await buildWorld(plan);
    expect(again.events.length).toBe(world.events.length);
    expect(JSON.stringify(again.events) === JSON.stringify(world.events)).toBe(true);
    expect(again.credentials).toEqual(world.credentials);
    expect(again.labels).toEqual(world.labels);
  }, 60_000);

  it('and another seed another one', async () => {
    const other = await buildWorld({ ...plan, seed: 'another', items: 300 });
    expect(other.events[0]!.eventId).not.toBe(world.events[0]!.eventId);
  }, 60_000);
});

/** Drawn pictures stand in for uploaded ones. */
const asUploaded = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (_key, value: unknown) =>
    typeof value === 'string' && /^\/art\/.+\.svg$/.test(value) ? `/files/${'a'.repeat(32)}.png` : value,
  );

describe('Rule: the demo world is made of real commands', () => {
  it('that the contracts take', () => {
    const refused = calls.filter(({ endpoint, body }) => body !== undefined && !endpoint.body!.safeParse(asUploaded(body)).success);
    expect(refused.map(({ endpoint, body }) => `${endpoint.name} ${JSON.stringify(body)}`)).toEqual([]);
  });

  it('given by people who may, where they may', () => {
    const beyond = calls.filter(({ endpoint, player }) => {
      const allowed = endpoint.access === 'signedIn' || (endpoint.access !== 'public' && mayAny(player.permissions, endpoint.access));
      return !allowed || !endpoint.bases.includes(baseOf(player));
    });
    expect([...new Set(beyond.map(({ endpoint, player }) => `${endpoint.name} by ${player.name}`))]).toEqual([]);
  });
});

describe('Rule: the demo world is told in the order of time and ends now', () => {
  it('event by event', () => {
    const times = world.events.map(({ recordedAt }) => recordedAt);
    expect(times).toEqual([...times].sort());
    expect(times.at(-1)! <= plan.now.toISOString()).toBe(true);
    expect(new Date(times[0]!).getTime()).toBeLessThan(plan.now.getTime() - 120 * 86_400_000);
  });

  it('with ids whose time is that of the event', () => {
    for (const { eventId, recordedAt } of world.events) {
      expect(Number.parseInt(eventId.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.parse(recordedAt));
      expect(eventId[14]).toBe('7');
    }
    expect(new Set(world.events.map(({ eventId }) => eventId)).size).toBe(world.events.length);
  });

  it('with as many items as asked for', async () => {
    expect(itemsOf(world)).toBe(plan.items);
    expect(itemsOf(await buildWorld({ ...plan, items: 60, days: 3 }))).toBe(60);
  }, 60_000);
});

describe('Rule: the demo world can be told at any minute', () => {
  // At 09:38 and 13:49 a sold consignment and another order once wanted the same piece.
  it.each(['00:00', '05:17', '09:37', '09:38', '09:39', '13:49', '18:30', '23:59'])('%s', async (minute) => {
    const told = await buildWorld({ seed: 'shelfline', now: new Date(`2026-11-24T${minute}:00Z`), items: 200, days: 14 });
    expect(itemsOf(told)).toBe(200);
  });
});

const itemsOf = ({ events }: World): number => new Set(events.map(({ streamId }) => streamId).filter((id) => id.startsWith('item-'))).size;
