import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWorkplace, type ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { forecast, id, item, reference } from './facts.ts';
import { actorOf, admin, seller } from './people.ts';
import { readWorld, type ReadWorld } from './read-world.ts';

let world: ReadWorld;
beforeAll(async () => {
  world = await readWorld('2026-11-20T15:05:00.000Z');
  await world.happen(actorOf(admin), ...reference);
});
afterAll(() => world.close());

const cancelled = (preId: string) => ({ type: 'ItemForecastCancelled', data: { preId } }) as const;
const costs = (costPrice: number) => ({ type: 'ItemCostChanged', data: { costPrice, supply: null } }) as const;
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const told = async (name: string) => {
  const { recent } = (await world.ask(getWorkplace, seller, {})) as ShopWorkplace;
  return recent.filter((event) => event.name === name).map(({ preId, items }) => [preId, items]);
};

describe('Rule: a line of what happened last counts the items of one happening', () => {
  it('once each, however often one was changed', async () => {
    await world.happen(actorOf(seller), item(id(1), forecast({ preId: 'FC-1' })), item(id(2), forecast({ preId: 'FC-1' })));
    for (const cents of [100, 200, 300]) {
      world.later(1);
      await world.happen(actorOf(seller), item(id(1), costs(cents)));
    }
    expect(await told('ItemCostChanged')).toEqual([[null, 1]]);
  });

  it('package by package, also where two are cancelled within an hour', async () => {
    await world.happen(actorOf(seller), ...[3, 4, 5].map((number) => item(id(number), forecast({ preId: 'FC-2' }))));
    world.later(1);
    await world.happen(actorOf(seller), ...[3, 4, 5].map((number) => item(id(number), cancelled('FC-2'))));
    world.later(1);
    await world.happen(actorOf(seller), ...[1, 2].map((number) => item(id(number), cancelled('FC-1'))));
    expect(await told('ItemForecastCancelled')).toEqual([
      ['FC-1', 2],
      ['FC-2', 3],
    ]);
  });

  it('all of them, also of a package that is larger than what is looked at, and when further ones changed since', async () => {
    world.later(60);
    await world.happen(actorOf(seller), ...numbers(100, 450).map((number) => item(id(number), forecast({ preId: 'FC-3' }))));
    world.later(1);
    await world.happen(actorOf(seller), ...numbers(100, 109).map((number) => item(id(number), costs(5_000))));
    expect(await told('ItemForecast')).toEqual([['FC-3', 351]]);
    expect(await told('ItemCostChanged')).toEqual([[null, 10]]);
  });
});
