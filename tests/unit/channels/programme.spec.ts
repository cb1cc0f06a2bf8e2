import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf, type Control } from '#demo/marketplaces/spec-calls.ts';
import {
  announceShipments,
  followShipments,
  type InboundPapers,
  type ProgrammeNews,
  type ProgrammeShipment,
} from '#services/channels/drain/serve-programme.ts';
import type { AnyConnector, ChannelSecrets, Inbound, Programme } from '#services/channels/kernel/port.ts';
import { stockMarket } from '#services/channels/stock-market/stock-market.ts';
import { channelSession } from '#tests/support/channel-session.ts';

const hour = 3_600_000;
const day = 24 * hour;

let sandbox: Marketplaces;
let control: Control;
let open: ReturnType<typeof channelSession>;

beforeEach(async () => {
  sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
  control = controlOf(sandbox);
  open = channelSession(stockMarket, {
    url: sandbox.urls.stockMarket,
    secrets: demoAccounts.operator.stockMarket as ChannelSecrets,
    now: () => new Date(sandbox.clock.now()),
  });
});
afterEach(async () => {
  await open.close();
  await sandbox.close();
});

const connector = () => open.connector as AnyConnector & Programme;
const pair = (n: number, boxNo = 1, priceCents = 212_00) => ({
  reference: `FP-1001-${n}`,
  boxNo,
  variant: { sku: 'DD1391-100', size: '9.5', name: 'Dunk Low Panda' },
  priceCents,
});
const created = async (...items: ReturnType<typeof pair>[]): Promise<Inbound> => {
  const answer = await connector().createInbound('FP-1001', items);
  if (answer.kind === 'failed') throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};
const inbound = async (displayNo: string): Promise<Inbound> => {
  const answer = await connector().inbound(displayNo);
  if (answer.kind === 'failed') throw new Error(JSON.stringify(answer.failure));
  return answer.value;
};
const statuses = async (displayNo: string) => (await inbound(displayNo)).items.map(({ status }) => status);
const move = (orderNo: string, state: string) => control('/orders', { channel: 'stockMarket', orderNo, state });
const fault = (named: string, path: string) => control('/faults', { channel: 'stockMarket', fault: named, next: 1, method: 'POST', path });

describe('Rule: a shipment is announced box by box, and gets a number, a manifest and a label for each box', () => {
  it('as papers that can be printed', async () => {
    const { displayNo, boxes, items } = await created(pair(1), pair(2, 2));
    expect(displayNo).toMatch(/^FX\d{8}$/);
    expect(boxes).toMatchObject([
      { boxNo: 1, carrier: 'UPS', isShipped: false },
      { boxNo: 2, trackingNo: expect.stringMatching(/^1Z\d{14}$/) },
    ]);
    expect(items.map(({ reference, status }) => [reference, status])).toEqual([
      ['FP-1001-1', 'expected'],
      ['FP-1001-2', 'expected'],
    ]);
    for (const paper of [await connector().manifest(displayNo), await connector().boxLabel(displayNo, 2)])
      expect(paper.kind === 'read' && paper.value.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('and is refused where a pair is not known there, or its price is none', async () => {
    const unknown = { ...pair(1), variant: { sku: 'NO-SUCH', size: '9.5', name: '' } };
    expect(await connector().createInbound('FP-1', [unknown])).toMatchObject({ failure: { kind: 'unsupported' } });
    expect(await connector().createInbound('FP-1', [pair(1, 1, 212_50)])).toMatchObject({ failure: { kind: 'priceRefused' } });
  });

  it('what was recalled is expected no longer', async () => {
    const { displayNo } = await created(pair(1));
    expect(await connector().cancelInbound(displayNo)).toMatchObject({ kind: 'read' });
    expect(await connector().findInbound('FP-1001')).toEqual({ kind: 'read', value: undefined });
    expect(await connector().cancelInbound(displayNo)).toMatchObject({ kind: 'read' });
  });
});

describe('Rule: from the hand-over on, each pair goes its way at the centre', () => {
  it('nothing moves before; then scanned, delivered, counted, checked, and offered there', async () => {
    const { displayNo } = await created(pair(1), pair(2, 2));
    sandbox.tick(9 * day);
    expect(await statuses(displayNo)).toEqual(['expected', 'expected']);
    await connector().boxesShipped(displayNo, [1]);
    sandbox.tick(5 * hour);
    expect(await statuses(displayNo)).toEqual(['inTransit', 'expected']);
    await move('FP-1001-1', 'LISTED');
    const [item] = (await inbound(displayNo)).items;
    expect(item).toMatchObject({ status: 'listed', priceCents: 212_00, externalId: expect.any(String) });
    const there = await connector().list(undefined);
    expect(there.kind === 'read' && there.value.rows.map(({ externalId }) => externalId)).toEqual([item!.externalId]);
  });

  it('one that is sent back says why', async () => {
    const { displayNo } = await created(pair(1));
    await connector().boxesShipped(displayNo, [1]);
    await move('FP-1001-1', 'RETURNED');
    expect((await inbound(displayNo)).items).toMatchObject([{ status: 'returned', reason: expect.any(String) }]);
  });

  it('a word that nobody knows is no status', async () => {
    const { displayNo } = await created(pair(1));
    await move('FP-1001-1', 'TELEPORTED');
    expect(await statuses(displayNo)).toEqual([undefined]);
  });

  it('what is sold there comes as a sale without a parcel to send', async () => {
    const { displayNo } = await created(pair(1));
    await connector().boxesShipped(displayNo, [1]);
    await move('FP-1001-1', 'LISTED');
    const externalId = (await inbound(displayNo)).items[0]!.externalId!;
    await control('/sell', { channel: 'stockMarket', listingNo: externalId });
    const sales = async () => {
      const told = await connector().since!(undefined);
      return told.kind === 'read' ? told.value.notices : [];
    };
    const [sale] = await sales();
    expect(sale).toMatchObject({ externalId, state: 'inProgress', priceCents: 212_00 });
    expect(sale!.shipBy).toBeUndefined();
    sandbox.tick(2 * day);
    expect(await sales()).toMatchObject([{ state: 'completed', payoutCents: expect.any(Number) }]);
  });
});

describe('Rule: a shipment is announced once, whatever becomes of the answer', () => {
  const said: string[] = [];
  let wanted: ProgrammeShipment['wanted'] = 'create';
  let papers: InboundPapers | undefined;
  let shipment: ProgrammeShipment;
  const waiting = new Map<string, number>();
  let endsOnly = false;
  const programme: ProgrammeNews = {
    wanted: async (_, kinds) => (kinds.includes(wanted) ? [{ ...shipment, wanted }] : []),
    created: async (_, { displayNo }, given) => {
      said.push(`created ${displayNo}`);
      papers = given;
      shipment = { ...shipment, displayNo };
      wanted = 'follow';
    },
    refused: async (_, code) => void said.push(`refused ${code}`),
    cancelled: async () => void said.push('cancelled'),
    seen: async (_, { items }) => void said.push(items.map(({ status }) => status).join(' ')),
  };
  const parts = () => ({
    accountId: 'A',
    connector: open.connector,
    programme,
    now: new Date(sandbox.clock.now()),
    waiting,
    endsOnly,
    onError: (failure: unknown) => {
      throw failure;
    },
  });
  const there = async () => {
    const found = await connector().findInbound('FP-1001');
    return found.kind === 'read' ? found.value : undefined;
  };
  beforeEach(() => {
    said.length = 0;
    waiting.clear();
    endsOnly = false;
    wanted = 'create';
    papers = undefined;
    shipment = {
      shipmentNo: 'FP-1001',
      wanted,
      displayNo: null,
      items: [pair(1), pair(2, 2)],
      shippedBoxes: [],
      updatedAt: new Date(sandbox.clock.now()).toISOString(),
    };
  });

  it('lost after it was carried out, it is found by our number', async () => {
    await fault('lostAfter', '/v2/selling/inbounds');
    await announceShipments(parts());
    expect(said).toEqual([]);
    await announceShipments(parts());
    expect(said).toEqual([]);
    sandbox.tick(31_000);
    await announceShipments(parts());
    expect(said).toEqual([`created ${(await there())!.displayNo}`]);
    expect(papers!.labels.map(({ boxNo }) => boxNo)).toEqual([1, 2]);
  });

  it('nothing is announced while the channel is held back', async () => {
    endsOnly = true;
    await announceShipments(parts());
    expect(await there()).toBeUndefined();
  });

  it('refused for good, its seller is told; refused for now, it is tried again', async () => {
    await fault('serverError', '/v2/selling/inbounds');
    await announceShipments(parts());
    expect(said).toEqual([]);
    sandbox.tick(31_000);
    shipment = { ...shipment, items: [{ ...pair(1), variant: { sku: 'NO-SUCH', size: '1', name: '' } }] };
    await announceShipments(parts());
    expect(said).toEqual(['refused NO-SUCH 1']);
  });

  it('recalled while it was asked for, it is taken back once the call must have ended', async () => {
    await created(pair(1));
    wanted = 'cancel';
    await announceShipments(parts());
    expect(said).toEqual([]);
    sandbox.tick(61_000);
    await announceShipments(parts());
    expect(said).toEqual(['cancelled']);
    expect(await there()).toBeUndefined();
  });

  it('boxes that have left are told of once, and how far their pairs are is asked', async () => {
    await announceShipments(parts());
    shipment = { ...shipment, shippedBoxes: [2] };
    await followShipments(parts());
    expect(said.at(-1)).toBe('expected shipped');
    sandbox.tick(5 * hour);
    await followShipments(parts());
    expect(said.at(-1)).toBe('expected inTransit');
  });
});
