import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf } from '#demo/marketplaces/spec-calls.ts';
import { describeChannel } from '#tests/support/channel-contract.ts';
import { channelSession } from '#tests/support/channel-session.ts';
import type { ProductToAudit, ShownGoods } from '#services/channels/kernel/port.ts';
import { shortVideo } from '#services/channels/short-video/short-video.ts';

const hour = 3_600_000;

/** The head of a picture of so many pixels is all that the sandbox looks at. */
const png = (side: number): Buffer => {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  return head;
};
const shown = (side = 600): ShownGoods => ({
  title: 'Nike Dunk Low Panda DD1391-100',
  description: 'Black and white.',
  pictures: [{ name: `panda-${side}.png`, contentType: 'image/png', read: async () => png(side) }],
});

describeChannel({
  definition: shortVideo,
  isPolled: true,
  isMarked: true,
  takesAnything: true,
  auditMs: 2 * hour,
  reservesMs: 70 * 60_000,
  goods: shown(),
});

describe('Rule: goods are audited before they are sold, and what was audited is switched, never deleted', () => {
  let sandbox: Marketplaces;
  let open: ReturnType<typeof channelSession>;
  const product: ProductToAudit = { ...shown(), skus: [{ mark: 'SP-1001-1', size: '9.5', priceCents: 240_00 }] };
  const session = (goods?: ShownGoods) =>
    channelSession(shortVideo, {
      url: sandbox.urls.shortVideo,
      secrets: demoAccounts.operator.shortVideo,
      now: () => new Date(sandbox.clock.now()),
      goods,
    });
  const connector = () => open.connector as Required<typeof open.connector>;
  const submitted = async (one = product): Promise<string> => {
    const answer = await connector().submitProduct(one);
    if (answer.kind === 'failed') throw new Error(JSON.stringify(answer));
    return answer.value.externalId;
  };
  const stands = async (externalId: string) => {
    const answer = await connector().readProduct(externalId);
    return answer.kind === 'read' ? answer.value : answer;
  };

  beforeAll(async () => {
    sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
    open = session();
  });
  afterAll(async () => {
    await open.close();
    await sandbox.close();
  });

  it('pending while it is audited, for some hours, and sent twice it is there once', async () => {
    const externalId = await submitted();
    expect(await stands(externalId)).toMatchObject({ status: 'pending', audit: 'auditing' });
    expect(await submitted()).toBe(externalId);
    sandbox.tick(3 * hour);
    expect(await stands(externalId)).toMatchObject({ status: 'active', audit: 'approved' });
    expect(await connector().switchProduct(externalId, false)).toMatchObject({ kind: 'read' });
    expect(await stands(externalId)).toMatchObject({ status: 'deactivated' });
    expect(await connector().switchProduct(externalId, true)).toMatchObject({ kind: 'read' });
    expect(await stands(externalId)).toMatchObject({ status: 'active' });
  });

  it('none of it is for sale by itself', async () => {
    expect(await connector().list(undefined)).toMatchObject({ kind: 'read', value: { rows: [] } });
  });

  it('one without a picture fails, and the platform says why', async () => {
    const bare = { ...product, pictures: [], skus: [{ ...product.skus[0]!, mark: 'SP-1002-1' }] };
    const externalId = await submitted(bare);
    sandbox.tick(3 * hour);
    expect(await stands(externalId)).toMatchObject({ status: 'failed', audit: 'failed', reasons: [expect.stringMatching(/picture/i)] });
  });

  it('a picture of too few pixels is refused at once', async () => {
    const small = { ...product, ...shown(200), skus: [{ ...product.skus[0]!, mark: 'SP-1003-1' }] };
    expect(await connector().submitProduct(small)).toMatchObject({ kind: 'failed', failure: { kind: 'unsupported' } });
  });

  it('goods of no approved product are not listed', async () => {
    const variant = { sku: 'DD1391-100', size: '9.5', name: 'Dunk Low Panda' };
    const op = { op: 'publish' as const, opId: 'o', listingId: 'LS-2001', variant, priceCents: 214_00, floorCents: 100_00 };
    expect(await connector().publish(op)).toMatchObject({ kind: 'refused', failure: { kind: 'unsupported' } });
  });

  it('what is bought is reserved until it is paid and the buyer has thought again', async () => {
    const control = controlOf(sandbox);
    const seller = session(shown());
    const variant = { sku: 'DD1391-100', size: '9.5', name: 'Dunk Low Panda' };
    const op = { op: 'publish' as const, opId: 'o', listingId: 'LS-2002', variant, priceCents: 214_00, floorCents: 100_00 };
    expect(await seller.connector.publish(op)).toMatchObject({ kind: 'accepted', externalId: 'LS-2002' });
    sandbox.tick(3 * hour);
    const { listings } = (await control('/truth?channel=shortVideo')) as { listings: { listingNo: string; mark: string }[] };
    await control('/sell', { channel: 'shortVideo', listingNo: listings.find(({ mark }) => mark === 'LS-2002')!.listingNo });
    sandbox.tick(1_000);
    const looked = await seller.connector.since!(undefined);
    expect(looked).toMatchObject({ kind: 'read', value: { notices: [{ externalId: 'LS-2002', state: 'reserved', reserved: true }] } });
    sandbox.tick(70 * 60_000);
    const later = await seller.connector.since!(undefined);
    expect(later).toMatchObject({
      kind: 'read',
      value: { notices: [{ externalId: 'LS-2002', state: expect.stringMatching(/^(pending|cancelled)$/) }] },
    });
    await seller.close();
  });
});

describe('Rule: its published answers are understood', () => {
  it('an order and a product as they were written down', async () => {
    const { orderWire, productWire } = await import('#services/channels/short-video/wire.ts');
    const answerIn = (name: string) =>
      (
        JSON.parse(readFileSync(new URL(`../../../demo/marketplaces/short-video/fixtures/${name}.json`, import.meta.url), 'utf8')) as {
          answer: { data: any };
        }
      ).answer;
    expect(productWire.safeParse(answerIn('product').data).success).toBe(true);
    expect(answerIn('orders').data.orders.every((order: unknown) => orderWire.safeParse(order).success)).toBe(true);
  });
});
