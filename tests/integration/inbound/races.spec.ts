import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { createForecastRoute } from '#services/forecast/create-forecast.ts';
import { inspectItemRoute } from '#services/inspection/inspect-item.ts';
import { aSeller, aWorker } from '#services/aggregates/item/viewer-examples.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { commands, type CommandResult } from '#kernel/commands/commands.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { systemClock } from '#kernel/clock.ts';
import { newIds } from '#kernel/ids.ts';
import { numbersMigration } from '#kernel/migrations/0003-numbers.ts';
import { postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import { arrivePackageRoute } from '#services/receiving/arrive-package.ts';
import { receiveItemRoute } from '#services/receiving/receive-item.ts';
import { removeShelfRoute } from '#services/shelving/remove-shelf.ts';
import { shelveItemRoute } from '#services/shelving/shelve-item.ts';
import { dunkLow, losAngeles } from '#services/aggregates/reference-examples.ts';
import { shelfStream } from '#services/aggregates/shelf/shelf.ts';
import { asHappened, fact, type Fact } from '#tests/support/facts.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const seller = aSeller(7);
const worker = aWorker('LAX');
const photos = ['a', 'b', 'c'].map((letter) => `/files/${letter.repeat(32)}.jpg`);
const context = { actor: { accountId: 'A', name: 'A', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };

let database: TestDatabase;
let call: <R extends CommandRoute<any>>(route: R, viewer: Viewer, body: BodyInputOf<R['endpoint']>) => Promise<CommandResult<any>>;
let given: (...facts: Fact[]) => Promise<unknown>;

beforeAll(async () => {
  database = await freshDatabase({ migrations: [numbersMigration] });
  const run = commands(postgresEventLog(database.pool), systemClock, newIds);
  const numbers = postgresNumbers(database.pool);
  call = (route, viewer, input) => {
    const body = route.endpoint.body!.parse(input);
    const base = viewer.terminal === 'business' ? 'business' : 'warehouse';
    return run.run(context, (load) =>
      route.handle({ viewer, anonymous: false, query: undefined, body, ip: '', base, now: new Date(), numbers } as never, load),
    );
  };
  given = (...facts) => run.run(context, async (load) => ({ decision: await asHappened(load, ...facts), answer: null }));
  await given(losAngeles, dunkLow);
});
afterAll(() => database.close());

const shelf = async (shelfId: string, capacity: number) => {
  const data = { shelfId, warehouseId: 'LAX', name: shelfId, zone: 'A', capacity, level: 1 };
  await given(fact(shelfStream, shelfId, { type: 'ShelfCreated', data }));
};

const forecast = (logNo: string, quantity: number) =>
  call(createForecastRoute, seller, { warehouseId: 'LAX', logNo, shippingType: 'express', lines: [{ sku: dunkLow.id, size: '9', quantity }] });

const answerOf = <Answer>(result: CommandResult<Answer>): Answer => {
  if (result.kind === 'rejected') throw new Error(result.rejection.rejected);
  return result.answer;
};
const outcome = (result: CommandResult<unknown>): string => (result.kind === 'rejected' ? result.rejection.rejected : 'accepted');
const outcomes = async (results: readonly Promise<CommandResult<unknown>>[]) => (await Promise.all(results)).map(outcome).sort();

/** Units of a parcel, inspected and ready to be shelved. */
const ready = async (logNo: string, quantity: number): Promise<string[]> => {
  const { preId, lines } = answerOf(await forecast(logNo, quantity)) as { preId: string; lines: { oneIds: string[] }[] };
  answerOf(await call(arrivePackageRoute, worker, { id: preId }));
  const { oneIds } = lines[0]!;
  for (const oneId of oneIds) {
    answerOf(await call(receiveItemRoute, worker, { id: preId, oneId }));
    answerOf(await call(inspectItemRoute, worker, { oneId, result: 'qualified', photos }));
  }
  return oneIds;
};

describe('Rule: a tracking number belongs to one open package, whoever comes first', () => {
  it('takes one of several forecasts at the same moment', async () => {
    const results = await outcomes(Array.from({ length: 6 }, () => forecast('1Z99900000RACE', 1)));
    expect(results).toEqual([...Array(5).fill('TrackingNumberInUse'), 'accepted'].sort());
  });
});

describe('Rule: a shelf bears no more than its capacity, whoever comes first', () => {
  it('takes three of five scans at the same moment', async () => {
    await shelf('RACE-1', 3);
    const oneIds = await ready('1Z99900000SHELF', 5);
    const results = await outcomes(oneIds.map((oneId) => call(shelveItemRoute, worker, { oneId, shelfId: 'RACE-1' })));
    expect(results).toEqual(['ShelfFull', 'ShelfFull', 'accepted', 'accepted', 'accepted']);
  });

  it('is removed while it is empty, or bears an item, never both', async () => {
    const oneIds = await ready('1Z99900000CLOSE', 6);
    for (const [at, oneId] of oneIds.entries()) {
      const shelfId = `RACE-2${at}`;
      await shelf(shelfId, 3);
      const [removed, laid] = await Promise.all([
        call(removeShelfRoute, worker, { shelfId }).then(outcome),
        call(shelveItemRoute, worker, { oneId, shelfId }).then(outcome),
      ]);
      expect([removed, laid].filter((one) => one === 'accepted')).toHaveLength(1);
    }
  });
});

describe('Rule: a unit is scanned in once, whoever comes first', () => {
  it('takes one of two scans of a ONE ID at the same moment', async () => {
    const { preId, lines } = answerOf(await forecast('1Z99900000TWICE', 1)) as { preId: string; lines: { oneIds: string[] }[] };
    answerOf(await call(arrivePackageRoute, worker, { id: preId }));
    const scan = () => call(receiveItemRoute, worker, { id: preId, oneId: lines[0]!.oneIds[0]! });
    expect(await outcomes([scan(), scan()])).toEqual(['UnitAlreadyReceived', 'accepted']);
  });

  it('gives the next expected unit to each of two scans by SKU', async () => {
    const { preId } = answerOf(await forecast('1Z99900000NEXT0', 2)) as { preId: string };
    answerOf(await call(arrivePackageRoute, worker, { id: preId }));
    const scan = () => call(receiveItemRoute, worker, { id: preId, sku: dunkLow.id, size: '9' });
    expect(await outcomes([scan(), scan(), scan()])).toEqual(['UnitNotExpected', 'accepted', 'accepted']);
  });
});
