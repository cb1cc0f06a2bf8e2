import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';
import { inlineProjections } from '#projections/all.ts';
import { runInline } from '#projections/kernel/rows/inline.ts';
import type { ItemEvent } from '#contracts/item/item-events.ts';
import type { BodyInputOf, DataOf } from '#contracts/kernel/endpoint.ts';
import { rateLabelEndpoint } from '#contracts/labels/shipping/shipping-label-commands.ts';
import { oneIdFrom } from '#contracts/item/one-id.ts';
import { itemStream } from '#services/aggregates/item/item.ts';
import { systemClock } from '#kernel/clock.ts';
import { commands } from '#kernel/commands/commands.ts';
import { accept } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { postgresEventLog } from '#kernel/event-store/postgres-event-log.ts';
import { newIds } from '#kernel/ids.ts';
import type { Portal } from '#services/server.ts';

export const sku = 'DD1391-100';
const description = { sku, brand: 'Brand', name: 'Name', size: '9', image: '', pku: 'P-1' };
const place = { preId: 'FC-900000', logNo: '1Z999AA10123456784', shopId: 7, warehouseId: 'W1', ...description };
const batchNo = 'IB-1121-9';

const story: ItemEvent[] = [
  { type: 'ItemForecast', data: { ...place, costPrice: null, supply: null } },
  { type: 'ItemReceived', data: { ...place, packId: 'PK-900000', batchNo, condition: 'intact', kind: 'forecast', photos: [] } },
  { type: 'ItemInspected', data: { result: 'qualified', remark: '', photos: [], batchNo } },
  { type: 'ItemShelved', data: { shelfId: 'S1', shelfName: 'A-01' } },
];
const chapters = { received: 2, inspected: 3, available: 4 };

/** Calls as someone who may, and answers the data. */
type Post = <Answer>(role: 'seller' | 'staff' | 'admin', path: string, body: object) => Promise<Answer>;

interface OneOrder {
  oddNo: string;
}

/** Facts of shop 7 in warehouse W1 for the samples, fresh ones each time: made over HTTP where a call makes them, items as plain facts. */
export const givenFacts = (portal: Pick<Portal, 'pool'>, post: Post) => {
  const log = postgresEventLog(portal.pool, { inline: runInline(inlineProjections) });
  const setup = { actor: { accountId: 'setup', name: 'setup', terminal: 'system' as const }, correlationId: 'setup', causationId: 'setup' };
  let made = 0;
  let bankAccountId: string | undefined;

  const item = async (state: keyof typeof chapters, ...more: ItemEvent[]): Promise<string> => {
    const oneId = oneIdFrom([1, 2, 3, 4, 5, 6, ...[made / 961, made / 31, made++].map((n) => Math.floor(n) % 31)]);
    const events = [...story.slice(0, chapters[state]), ...more];
    await commands(log, systemClock, newIds).run(setup, async (load) => ({
      decision: accept(change(load.create(itemStream, oneId), ...events)),
      answer: null,
    }));
    return oneId;
  };
  const available = () => item('available');

  const parcel = async () =>
    post<{ preId: string; lines: { oneIds: [string] }[] }>('seller', '/forecast/packages', {
      warehouseId: 'W1',
      logNo: `1Z999AA1${String(made++).padStart(10, '0')}`,
      shippingType: 'express',
      lines: [{ sku, size: '9', quantity: 1 }],
      remark: '',
    });
  const arrived = async () => {
    const { preId, lines } = await parcel();
    await post('staff', '/receiving/arrivals', { id: preId });
    return { preId, oneId: lines[0]!.oneIds[0] };
  };
  const cashOut = async () => {
    const oneId = await available();
    const { oddNo } = await post<OneOrder>('seller', '/requests/cash-out', { oneIds: [oneId] });
    return { oddNo, oneId };
  };
  const bulkReship = async () => {
    const boxes = [{ oneIds: [await available()], address }];
    return (await post<{ bulkNo: string }>('seller', '/requests/bulk-reships', { boxes })).bulkNo;
  };
  const quoted = async () => {
    const { oddNo, oneId } = await cashOut();
    await post('admin', '/reviews/quotes', { oddNo, perItem: [{ oneId, priceCents: 1000 }] });
    return oddNo;
  };
  const repair = async () => {
    const { repairItemId } = await post<{ repairItemId: string }>('admin', '/repair-items', {
      name: `Clean ${made++}`,
      priceCents: 500,
      estimatedDays: 1,
    });
    await post('admin', requestAdjustment.path, transferReceived(7, 500));
    const { repairs } = await post<{ repairs: { repairNo: string }[] }>('seller', '/repairs', {
      oneIds: [await available()],
      repairItemIds: [repairItemId],
    });
    return repairs[0]!.repairNo;
  };
  /** Of something that there is not. */
  const deadLetter = async (): Promise<string> => {
    const text = `INSERT INTO dead_letters (process, cause, attempts, error) VALUES ('forecast-expiry', 'c', 3, 'Error: none') RETURNING dead_letter_id AS id`;
    return (await portal.pool.query<{ id: string }>(text)).rows[0]!.id;
  };

  const announcement = async (state: 'draft' | 'published') => {
    const inOne = { title: 'Title', text: 'Text' };
    const content = { kind: 'news', portals: ['business'], en: inOne, zh: inOne };
    const { announcementId } = await post<{ announcementId: string }>('admin', '/announcements', content);
    if (state === 'published') await post('admin', '/announcements/publish', { announcementId });
    return announcementId;
  };
  const toPick = async () => {
    const oneId = await available();
    const { oddNo } = await post<OneOrder>('admin', '/outbound/direct-orders', { oneIds: [oneId], address, remark: 'Buyback' });
    return { oddNo, oneId };
  };

  const shippingLabel = async (state: 'bought' | 'voided' = 'bought') => {
    const { offers } = await post<DataOf<typeof rateLabelEndpoint>>('seller', rateLabelEndpoint.path, shipment);
    const { service, feeCents } = offers[0]!;
    await post('admin', requestAdjustment.path, transferReceived(7, feeCents));
    const { labelNo } = await post<{ labelNo: string }>('seller', '/shipping-labels', { ...shipment, service, feeCents });
    if (state === 'voided') await post('seller', '/shipping-labels/void', { labelNo, reason: 'Wrong address' });
    return labelNo;
  };

  let sellsThere = false;
  /** By an account that is connected once. */
  const listing = async () => {
    if (!sellsThere) await post('admin', '/channels/accounts', stockMarketAccount);
    sellsThere = true;
    const items = [{ oneId: await available(), on: [{ channel: 'stockMarket', priceCents: 20_000 }] }];
    return (await post<{ results: { listingId: string }[] }>('seller', '/listings', { items })).results[0]!.listingId;
  };

  /** Under review; by an account that is connected once. */
  const inProgramme = async () => {
    if (!sellsThere) await post('admin', '/channels/accounts', stockMarketAccount);
    sellsThere = true;
    const boxes = [{ items: [{ oneId: await available(), priceCents: 20_000 }] }];
    return (await post<{ shipmentNo: string }>('seller', '/programme/shipments', { boxes })).shipmentNo;
  };

  const withdrawal = async (state: 'submitted' | 'approved' | 'paying' = 'submitted') => {
    const account = { holderType: 'individual', holder: 'R', country: 'US', currency: 'USD', routingNumber: '021000021' };
    bankAccountId ??= (await post<{ bankAccountId: string }>('seller', '/wallet/bank-accounts', { ...account, accountNumber: '7000777' }))
      .bankAccountId;
    await post('admin', requestAdjustment.path, transferReceived(7, 6_000));
    const { withdrawalNo } = await post<{ withdrawalNo: string }>('seller', '/wallet/withdrawals', { bankAccountId, amountCents: 6_000 });
    if (state !== 'submitted') await post('admin', '/finance/withdrawals/approve', { withdrawalNo, isHolderChecked: true });
    if (state === 'paying') await post('admin', '/finance/withdrawals/pay', { withdrawalNo, amountCents: 6_000 });
    return withdrawalNo;
  };

  return {
    log,
    post,
    item,
    available,
    parcel: async () => (await parcel()).preId,
    arrived,
    cashOut,
    bulkReship,
    quoted,
    repair,
    announcement,
    deadLetter,
    toPick,
    shippingLabel,
    listing,
    inProgramme,
    withdrawal,
  };
};
export type Given = ReturnType<typeof givenFacts>;

export const address = { recipient: 'R', country: 'US', state: 'NY', city: 'NYC', zipCode: '10001', street: '1 Main St', phone: '555 0100' };

/** The operator's account with a platform. */
export const stockMarketAccount = {
  kind: 'stockMarket',
  name: 'Ours',
  secrets: { clientId: 'c', clientSecret: 's', apiKey: 'k', refreshToken: 'r' },
};

/** A parcel of New Jersey for New York, insured free. */
export const shipment: BodyInputOf<typeof rateLabelEndpoint> = {
  from: { ...address, state: 'NJ', city: 'Newark', zipCode: '07105' },
  to: address,
  parcel: { weightGrams: 1_400, lengthCm: 35, widthCm: 23, heightCm: 14 },
};
