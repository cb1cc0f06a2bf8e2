import { buildCatalogue, type CatalogueSku } from '../catalogue/catalogue.ts';
import { crew, type Crew } from '../cast/crew.ts';
import { memoryLog, type MemoryLog } from '../engine/memory-log.ts';
import { stage } from '../engine/player.ts';
import { seededIds } from '../engine/seeded-ids.ts';
import { seededNumbers } from '../engine/seeded-numbers.ts';
import { randomFrom } from '../random.ts';
import { setTheStage, type Credential } from '../story/set-the-stage.ts';
import { shelves } from '../story/shelves.ts';
import { largeCast } from './large-cast.ts';
import type { LargePlan } from './parts.ts';

/** What all shops share: warehouses, shops, people and products. */
export interface LargeStage {
  log: MemoryLog;
  crew: Crew;
  catalogue: readonly CatalogueSku[];
  products: ReadonlyMap<string, CatalogueSku>;
  credentials: readonly Credential[];
}

export const startOf = ({ now, days }: LargePlan): Date => new Date(now.getTime() - (days + 1) * 86_400_000);

export const largeStage = async (plan: LargePlan): Promise<LargeStage> => {
  const { seed } = plan;
  const clock = { now: () => startOf(plan) };
  const log = memoryLog();
  const { numbers } = seededNumbers(randomFrom(`${seed} numbers`));
  const ids = seededIds(clock, randomFrom(`${seed} events`));
  const requestIds = seededIds(clock, randomFrom(`${seed} requests`));
  const catalogue = buildCatalogue();
  const people = crew(randomFrom(`${seed} crew`), largeCast.warehouses);
  const acting = stage({ log, clock, ids, requestIds, numbers });
  const credentials = await setTheStage(acting, { cast: largeCast, crew: people, shelves: shelves(), catalogue, connected: [] });
  return { log, crew: people, catalogue, products: new Map(catalogue.map((product) => [product.sku, product])), credentials };
};
