import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { anAdministrator, aSeller } from '#services/aggregates/item/viewer-examples.ts';
import { systemClock } from '#kernel/clock.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { commands, type CommandResult } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
import { change } from '#kernel/commands/loaded.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { labelSerialsMigration } from '#kernel/migrations/0008-label-serials.ts';
import { numbersMigration } from '#kernel/migrations/0003-numbers.ts';
import { postgresNumbers } from '#kernel/numbers/numbers-postgres.ts';
import { buyLabelRoute } from '#services/labels/shipping/buy-label.ts';
import { inventedLabels } from '#services/labels/shipping/label-source.ts';
import { rateLabel } from '#services/labels/shipping/rate-label.ts';
import { refundLabelRoute } from '#services/labels/shipping/refund-label.ts';
import { voidLabelRoute } from '#services/labels/shipping/void-label.ts';
import { applyShipWithLabelRoute } from '#services/requests/apply/apply-ship-with-label.ts';
import { rejectRequestRoute } from '#services/requests/review/reject-request.ts';
import { aRecharge } from '#tests/support/postings.ts';
import { walletStream } from '#services/aggregates/wallet/wallet.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/postgres.ts';

const context = { actor: { accountId: 'A', name: 'A', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };
const office = anAdministrator();

const place = { country: 'US', street: '1 Main St', phone: '+1 201 555 0101' };
const from = { ...place, recipient: 'Sender', city: 'Newark', state: 'NJ', zipCode: '07105' };
const to = { ...place, recipient: 'Buyer', city: 'Austin', state: 'TX', zipCode: '78704' };
const shipment = {
  from,
  to,
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 25, heightCm: 14 },
  declaredValueCents: 0,
  signature: 'none' as const,
};

const onAShelf = (shopId: number): ItemEvent[] => {
  const goods = { sku: 'DD1391-100', brand: 'Brand', name: 'Name', size: '9', image: '', pku: 'P-1' };
  const forecast = { preId: 'FC-900000', logNo: '1Z999AA10123456784', shopId, warehouseId: 'LAX', ...goods };
  const batchNo = 'IB-1121-9';
  return [
    { type: 'ItemForecast', data: { ...forecast, costPrice: null, supply: null } },
    { type: 'ItemReceived', data: { ...forecast, packId: 'PK-900000', batchNo, condition: 'intact', kind: 'forecast', photos: [] } },
    { type: 'ItemInspected', data: { result: 'qualified', remark: '', photos: [], batchNo } },
    { type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-01' } },
  ];
};

let database: TestDatabase;
let call: <R extends CommandRoute<any>>(route: R, viewer: Viewer, body: BodyInputOf<R['endpoint']>) => Promise<CommandResult<any>>;
let credit: (shopId: number, cents: number) => Promise<unknown>;
let balanceOf: (shopId: number) => Promise<number>;
/** An item of the shop on a shelf; `serial` tells it apart. */
let available: (shopId: number, serial: number) => Promise<string>;

beforeAll(async () => {
  database = await freshDatabase({ migrations: [numbersMigration, labelSerialsMigration] });
  const log = postgresEventLog(database.pool);
  const run = commands(log, systemClock, newIds);
  const numbers = postgresNumbers(database.pool);
  call = (route, viewer, input) => {
    const body = route.endpoint.body!.parse(input);
    return run.run(context, (load) =>
      route.handle({ viewer, anonymous: false, query: undefined, body, ip: '', now: new Date(), numbers } as never, load),
    );
  };
  credit = (shopId, cents) =>
    run.run(context, async (load) => {
      const wallet = await load.one(walletStream, shopId);
      return { decision: accept(change(wallet, aRecharge({ shopId, id: newIds.eventId(), cents, remark: '' }))), answer: null };
    });
  available = async (shopId, serial) => {
    const oneId = oneIdFrom([1, 2, 3, 4, 5, 6, 7, 8, serial]);
    const events = onAShelf(shopId);
    await run.run(context, async (load) => ({ decision: accept(change(load.create(itemStream, oneId), ...events)), answer: null }));
    return oneId;
  };
  balanceOf = async (shopId) => (await stateOf(log, walletStream, shopId)).postedCents;
});
afterAll(() => database.close());

const cheapest = () => {
  const rated = rateLabel(shipment, undefined);
  if (isRejection(rated)) throw new Error(rated.rejected);
  return rated.offers[0]!;
};

const buy = (viewer: Viewer) => {
  const { service, feeCents } = cheapest();
  return call(buyLabelRoute(inventedLabels), viewer, { ...shipment, service, feeCents });
};

const outcome = (result: CommandResult<unknown>): string => (result.kind === 'rejected' ? result.rejection.rejected : 'accepted');
const outcomes = async (results: readonly Promise<CommandResult<unknown>>[]) => (await Promise.all(results)).map(outcome).sort();
const accepted = <Answer>(result: CommandResult<Answer>): Answer => {
  if (result.kind === 'rejected') throw new Error(result.rejection.rejected);
  return result.answer;
};

describe('Rule: a wallet pays for the labels that it can pay for, however many are bought at once', () => {
  it('pays for one of two where it holds enough for one', async () => {
    const { feeCents } = cheapest();
    await credit(21, feeCents * 2 - 1);
    expect(await outcomes([buy(aSeller(21)), buy(aSeller(21))])).toEqual(['InsufficientBalance', 'accepted']);
    expect(await balanceOf(21)).toBe(feeCents - 1);
  });

  it('pays for both where it holds enough for both, under two numbers', async () => {
    const { feeCents } = cheapest();
    await credit(22, feeCents * 2);
    const bought = await Promise.all([buy(aSeller(22)), buy(aSeller(22))]);
    const labels = bought.map((result) => accepted(result) as { labelNo: string; logNo: string });
    expect(new Set(labels.map(({ logNo }) => logNo)).size).toBe(2);
    expect(new Set(labels.map(({ labelNo }) => labelNo)).size).toBe(2);
    expect(await balanceOf(22)).toBe(0);
  });
});

describe('Rule: a void label is refunded once, when its carrier has', () => {
  it('gives the money back to one of several who say so at once', async () => {
    const { feeCents } = cheapest();
    await credit(23, feeCents);
    const { labelNo } = accepted(await buy(aSeller(23))) as { labelNo: string };
    const refund = () => call(refundLabelRoute, office, { labelNo });
    expect(outcome(await refund())).toBe('LabelStateForbids');

    const voided = await outcomes([1, 2].map(() => call(voidLabelRoute, aSeller(23), { labelNo, reason: 'Not needed' })));
    expect(voided).toEqual(['LabelStateForbids', 'accepted']);
    expect(await balanceOf(23)).toBe(0);

    expect(await outcomes([refund(), refund(), refund()])).toEqual(['LabelStateForbids', 'LabelStateForbids', 'accepted']);
    expect(await balanceOf(23)).toBe(feeCents);
  });
});

const labelUnder = (logNo: string) => ({ url: `/files/${'a'.repeat(32)}.pdf`, logNo, carrier: 'USPS' });
/** For an item of the shop; `serial` tells it apart. */
const apply = async (shopId: number, serial: number, logNo: string) =>
  call(applyShipWithLabelRoute, aSeller(shopId), { oneIds: [await available(shopId, serial)], label: labelUnder(logNo) });

describe('Rule: a label is void, or an order ships under its number, never both', () => {
  it('takes whoever comes first', async () => {
    const seller = aSeller(24);
    await credit(24, cheapest().feeCents * 4);
    for (let round = 0; round < 4; round++) {
      const { labelNo, logNo } = accepted(await buy(seller)) as { labelNo: string; logNo: string };
      const oneId = await available(24, round);
      const [voided, applied] = await Promise.all([
        call(voidLabelRoute, seller, { labelNo, reason: 'Not needed' }).then(outcome),
        call(applyShipWithLabelRoute, seller, { oneIds: [oneId], label: labelUnder(logNo) }).then(outcome),
      ]);
      expect([
        ['accepted', 'LabelCodeTaken'],
        ['LabelInUse', 'accepted'],
      ]).toContainEqual([voided, applied]);
    }
  });

  it('gives the number of a bought label to an order of its shop alone', async () => {
    await credit(25, cheapest().feeCents);
    const { labelNo, logNo } = accepted(await buy(aSeller(25))) as { labelNo: string; logNo: string };
    expect(outcome(await apply(26, 4, logNo))).toBe('LabelCodeTaken');
    const { oddNo } = accepted(await apply(25, 5, logNo)) as { oddNo: string };
    expect(outcome(await call(voidLabelRoute, aSeller(25), { labelNo, reason: 'Not needed' }))).toBe('LabelInUse');

    accepted(await call(rejectRequestRoute, office, { oddNo, reason: 'Wrong label' }));
    expect(outcome(await call(voidLabelRoute, aSeller(25), { labelNo, reason: 'Not needed' }))).toBe('accepted');
  });
});

describe('Rule: the number of an order that was given up goes back to the shop that bought it', () => {
  const givenUp = async (shopId: number, serial: number, logNo: string) => {
    const { oddNo } = accepted(await apply(shopId, serial, logNo)) as { oddNo: string };
    accepted(await call(rejectRequestRoute, office, { oddNo, reason: 'Wrong label' }));
  };

  it('which may use it again, and no other', async () => {
    await credit(27, cheapest().feeCents);
    const { logNo } = accepted(await buy(aSeller(27))) as { logNo: string };
    await givenUp(27, 6, logNo);
    expect(outcome(await apply(28, 7, logNo))).toBe('LabelCodeTaken');
    await givenUp(27, 8, logNo);
    expect(outcome(await apply(27, 9, logNo))).toBe('accepted');
  });

  it('and one that was brought is free', async () => {
    await givenUp(27, 10, '1Z999AA10199999991');
    expect(outcome(await apply(28, 11, '1Z999AA10199999991'))).toBe('accepted');
  });
});
