import { describe, expect, it } from 'vitest';
import { shipped } from '#services/aggregates/item/item-examples.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { forecastArea } from '#services/forecast/area.ts';
import { inspectionArea } from '#services/inspection/area.ts';
import { itemArea } from '#services/item/area.ts';
import { receivingArea } from '#services/receiving/area.ts';
import { repairArea } from '#services/repair/area.ts';
import { returnsArea } from '#services/returns/area.ts';
import { shelvingArea } from '#services/shelving/area.ts';
import { random } from '../orders/random.ts';
import { anyStep } from './any-step.ts';
import { inboundWorld, type InboundWorld } from './inbound-world.ts';
import { broken } from './invariants.ts';
import { fact } from '#tests/support/facts.ts';

const all = [
  ...forecastArea.commands,
  ...receivingArea.commands,
  ...inspectionArea.commands,
  ...shelvingArea.commands,
  ...itemArea.commands,
  ...returnsArea.commands,
  ...repairArea.commands,
];
const routes = new Map(
  all.map((route) => [route.endpoint.name, route]).filter(([name]) => !/Repair(Item|Box)$/.test(String(name))) as [string, CommandRoute][],
);

/** What leads on is tried more often than what ends. */
const onward = [
  'createForecast',
  'arrivePackage',
  'receiveItem',
  'receiveItem',
  'receiveItem',
  'inspectItem',
  'inspectItem',
  'shelveItem',
  'shelveItem',
];
const often = [
  ...onward,
  ...onward,
  ...onward,
  'finishCount',
  'claimPackage',
  'claimPackage',
  'applyRepair',
  'approveRepair',
  'openRepairBatch',
  'assignRepairBatch',
  'startRepair',
];

const fits = ({ endpoint }: CommandRoute, input: object): boolean => endpoint.body?.safeParse(input).success ?? false;

/** Orders belong to another walk; here an available item simply leaves now and then. */
const letOneLeave = async (w: InboundWorld): Promise<void> => {
  const item = w.items().find(({ state, shelfId }) => state === 'available' && shelfId);
  if (!item) return;
  await w.given(fact(itemStream, item.oneId, ...shipped().slice(-4)));
  const place = `shelf-load ${item.shelfId}`;
  w.counts.set(place, w.counts.get(place)! - 1);
};

describe('Rule: whatever is asked on the way in, in whatever sequence, parcels, items, shelves and repairs agree', () => {
  const met = new Set<string>();

  it.each([1, 2, 3, 4, 5, 6])('a walk from seed %i', async (seed) => {
    const r = random(seed);
    const w = await inboundWorld();
    for (let step = 0; step < 1_200; step++) {
      if (step % 40 === 39) await letOneLeave(w);
      const route = routes.get(r.one([...routes.keys(), ...often]))!;
      const { name, who, input } = anyStep(w, r, route);
      if (!fits(route, input)) continue;
      const outcome = await w.call(route, who, input);
      if (outcome.kind === 'rejected') continue;
      met.add(name);
      expect(broken(w), `seed ${seed}, step ${step}: ${name} ${JSON.stringify(input)}`).toEqual([]);
    }
  });

  it('went every way that there is', () => {
    expect([...routes.keys()].filter((name) => !met.has(name))).toEqual([]);
  });
});
