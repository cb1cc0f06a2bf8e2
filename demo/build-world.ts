import type { RecordedEvent } from '#contracts/kernel/events/recorded-event.ts';
import type { KnownAccount } from '#services/aggregates/channel/account-for.ts';
import { buildCatalogue } from './catalogue/catalogue.ts';
import { demoCast } from './cast/cast.ts';
import { crew } from './cast/crew.ts';
import { warehousePlans } from './cast/warehouses.ts';
import { calendar } from './engine/calendar.ts';
import { memoryLog, type SeedCommit } from './engine/memory-log.ts';
import { stage, type StageParts } from './engine/player.ts';
import { seededIds } from './engine/seeded-ids.ts';
import { seededNumbers, type LastNumbers } from './engine/seeded-numbers.ts';
import { storedGoods } from './engine/stored-goods.ts';
import { timeline } from './engine/timeline.ts';
import { randomFrom } from './random.ts';
import { assortments } from './story/assortments.ts';
import { carriers, type LabelFile } from './story/carriers.ts';
import { choosePieces, reserving } from './story/choose.ts';
import type { Demo } from './story/demo.ts';
import type { ShopPicture } from './shop-pictures.ts';
import { setTheStage, type Credential } from './story/set-the-stage.ts';
import { bankStatements } from './story/books/bank-statements.ts';
import { monthEnds } from './story/month-ends.ts';
import { shelves } from './story/shelves.ts';
import { storageNights } from './story/storage-nights.ts';
import { stock } from './story/stock.ts';
import { tell, wholeWorld } from './story/tell.ts';

export interface WorldPlan {
  seed: string;
  /** The end of the world's time: everything happened before. */
  now: Date;
  items?: number;
  days?: number;
  onCall?: StageParts['onCall'];
}

export interface World {
  /** What the log takes, in the order in which it happened. */
  commits: readonly SeedCommit[];
  events: readonly RecordedEvent[];
  credentials: readonly Credential[];
  /** Labels that sellers uploaded: rows of the files table; their pictures are drawn when asked for. */
  labels: readonly LabelFile[];
  /** Of shop products, likewise. */
  shopPictures: readonly ShopPicture[];
  lastNumbers: LastNumbers;
}

/** The demo world: made by the deciders of the real commands, the same from the same seed and moment to the byte. */
export const buildWorld = async ({ seed, now, items = 5_000, days = 120, onCall }: WorldPlan): Promise<World> => {
  const start = new Date(now.getTime() - (days + 1) * 86_400_000);
  const line = timeline(start);
  const log = memoryLog();
  const { numbers, last } = seededNumbers(randomFrom(`${seed} numbers`));
  const requestIds = seededIds(line.clock, randomFrom(`${seed} requests`));
  const ids = seededIds(line.clock, randomFrom(`${seed} events`));
  const theStage = stage({ log, clock: line.clock, ids, requestIds, numbers, onCall });

  const catalogue = buildCatalogue();
  const people = crew(randomFrom(`${seed} crew`), demoCast.warehouses);
  const places = shelves();
  const theStock = stock();
  const connected: KnownAccount[] = [];
  const credentials = await setTheStage(theStage, { cast: demoCast, crew: people, shelves: places, catalogue, connected });

  const demo: Demo = {
    stage: theStage,
    line,
    random: randomFrom(`${seed} story`),
    crew: people,
    products: new Map(catalogue.map((product) => [product.sku, product])),
    assortments: assortments(catalogue, demoCast.shops),
    shelves: places,
    stock: theStock,
    reserve: reserving(theStock, (wanted) => choosePieces(demo, wanted)),
    carriers: carriers(randomFrom(`${seed} carriers`)),
    missed: [],
    channelAccounts: connected,
    shopPictures: [],
    inShortVideoShop: new Map(),
    calendars: Object.fromEntries(warehousePlans.map(({ warehouseId, timeZone }) => [warehouseId, calendar(timeZone, now, days)])),
    now,
    last,
  };
  storageNights(
    demo,
    storedGoods(log, warehousePlans),
    warehousePlans.map(({ timeZone }) => timeZone),
  );
  tell(demo, items);
  if (items >= wholeWorld) bankStatements(demo, log);
  monthEnds(demo, log);
  await line.runUntil(now);

  const events = log.commits.flatMap(({ appends }) => appends.flatMap((append) => append.events));
  return { commits: log.commits, events, credentials, labels: demo.carriers.files, shopPictures: demo.shopPictures, lastNumbers: last };
};
