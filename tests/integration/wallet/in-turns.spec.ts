import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { buyLabelEndpoint, rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import { spendableCents, walletStream } from '#services/aggregates/wallet/wallet.ts';
import { aLabelFee, aRecharge } from '#tests/support/postings.ts';
import { shipment } from '../http/matrix/given.ts';
import { openWholePortal, type WholePortal } from '../http/whole-portal.ts';

let whole: WholePortal;
let offer: DataOf<typeof rateLabelEndpoint>['offers'][number];

beforeAll(async () => {
  whole = await openWholePortal();
  const { offers } = await whole.post<DataOf<typeof rateLabelEndpoint>>('seller', rateLabelEndpoint.path, shipment);
  offer = offers[0]!;
});
afterAll(() => whole.close());

const credit = (amountCents: number) => whole.post('admin', requestAdjustment.path, transferReceived(7, amountCents));
const body = () => ({ ...shipment, service: offer.service, feeCents: offer.feeCents });
const headersOf = (key: string) => ({ token: whole.tokens.get('seller')!, 'idempotency-key': key });
const url = `/api/business${buyLabelEndpoint.path}`;
const buy = (key: string = crypto.randomUUID()) =>
  whole.portal.app
    .inject({ method: 'POST', url, headers: headersOf(key), payload: body() })
    .then((answer) => answer.json() as { code: number; error?: string; data?: { labelNo: string } });

/** What the log, the wallet's row and its records say of a shop's fees. */
const booked = async (shopId: number) => {
  const { rows } = await whole.portal.pool.query<{ events: number; records: number; balance: number; labels: number }>(
    `SELECT (SELECT count(*) FROM events WHERE stream_id = 'wallet-' || $1::integer AND data ->> 'type' = 'labelFee')::integer AS events,
      (SELECT count(*) FROM wallet_records WHERE shop_id = $1::integer AND type = 'labelFee')::integer AS records,
      (SELECT count(*) FROM events WHERE type = 'LabelBought' AND (data ->> 'shopId')::integer = $1::integer)::integer AS labels,
      (SELECT balance_cents FROM wallets WHERE shop_id = $1::integer)::integer AS balance`,
    [shopId],
  );
  return rows[0]!;
};

describe('Rule: who spends from one wallet at once waits for their turn, and is not told to try again', () => {
  it('each of 32 labels is bought once, and none that the wallet does not hold', async () => {
    await credit(30 * offer.feeCents + 10);
    const answers = await Promise.all(Array.from({ length: 32 }, () => buy()));
    const refusals = answers.flatMap(({ error }) => error ?? []);
    expect(refusals).toEqual(['InsufficientBalance', 'InsufficientBalance']);
    expect(new Set(answers.flatMap(({ data }) => data?.labelNo ?? [])).size).toBe(30);
    expect(await booked(7)).toEqual({ events: 30, records: 30, labels: 30, balance: 10 });
  });

  it('whoever hangs up while they wait has bought once, hears so when they ask again, and holds up nobody', async () => {
    const before = await booked(7);
    await credit(20 * offer.feeCents);
    const { server } = whole.portal.app;
    const { port } = server.address() as AddressInfo;
    const first = Array.from({ length: 12 }, () => buy());
    const gone = 'of whoever hung up';
    const call = request({ port, path: url, method: 'POST', headers: { ...headersOf(gone), 'content-type': 'application/json' } });
    call.on('error', () => {});
    const arrived = once(server, 'request');
    call.end(JSON.stringify(body()));
    await arrived;
    await setImmediate();
    call.destroy();
    const later = Array.from({ length: 6 }, () => buy());
    expect((await Promise.all([...first, ...later])).map(({ code }) => code)).toEqual(Array(18).fill(200));

    const all = { events: before.events + 19, records: before.records + 19, labels: before.labels + 19, balance: before.balance + offer.feeCents };
    await expect.poll(() => booked(7)).toEqual(all);
    expect(await buy(gone)).toMatchObject({ code: 200, data: { labelNo: expect.any(String) } });
    expect(await booked(7)).toEqual(all);
  });

  it('also on two nodes that hear nothing of each other', { timeout: 60_000 }, async () => {
    const shopId = 8;
    const node = () => commands(postgresEventLog(whole.portal.pool, { inline: runInline(inlineProjections) }), systemClock, newIds);
    const by = { actor: { accountId: 'A', name: 'A', terminal: 'system' as const }, correlationId: 'c', causationId: 'c' };
    const [one, two] = [node(), node()];
    await one.run(by, async (load) => ({
      decision: accept(change(await load.one(walletStream, shopId), aRecharge({ shopId, id: 'RC-turns', cents: 60 }))),
      answer: null,
    }));
    const spend = (id: string) => (index: number) =>
      (index % 2 === 0 ? one : two).run(by, async (load) => {
        const wallet = await load.one(walletStream, shopId);
        if (spendableCents(wallet) < 1) return reject('InsufficientBalance');
        return { decision: accept(change(wallet, aLabelFee({ shopId, id: `${id}-${index}`, cents: 1 }))), answer: null };
      });
    const results = await Promise.all(Array.from({ length: 64 }, (_, index) => spend('turns')(index)));
    const endings = results.map((result) => (result.kind === 'accepted' ? 'accepted' : result.rejection.rejected));
    expect(endings.toSorted()).toEqual([...Array(4).fill('InsufficientBalance'), ...Array(60).fill('accepted')]);
    expect(await booked(shopId)).toMatchObject({ events: 60, records: 60, balance: 0 });
  });
});
