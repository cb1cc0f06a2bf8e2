import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from '#demo/marketplaces/demo-accounts.ts';
import { openMarketplaces, type Marketplaces } from '#demo/marketplaces/open-marketplaces.ts';
import { controlOf, type Control } from '#demo/marketplaces/spec-calls.ts';
import type { ChannelSecrets, ChannelDefinition, ListingOp, OpAnswer, PublishOp, ShownGoods } from '#services/channels/kernel/port.ts';
import { channelSession } from './channel-session.ts';

type RemoteKind = keyof typeof demoAccounts.operator;

interface Channel {
  definition: ChannelDefinition;
  /** Sales are seen by asking. */
  isPolled: boolean;
  /** A shop of one's own: goods need not be known there, and what is written is looked up first, so that no fault meets the write alone. */
  isOwnShop?: boolean;
  /** Whatever is offered is taken: it keeps no catalogue of its own. */
  takesAnything?: boolean;
  /** A listing bears our number there. */
  isMarked?: boolean;
  /** The channel makes no labels. */
  hasLabels?: boolean;
  /** It shows bids, too. */
  hasBids?: boolean;
  /** How long it audits before it answers, in ms. */
  auditMs?: number;
  /** How long a buyer may take to pay and to think again, in ms. */
  reservesMs?: number;
  /** How the goods are shown where they are audited. */
  goods?: ShownGoods;
}

const variant = { sku: 'DD1391-100', size: '9.5', name: 'Dunk Low Panda' };
const publishing: PublishOp = { op: 'publish', opId: '', listingId: 'LS-1001', variant, priceCents: 214_00, floorCents: 100_00 };

/** What every connector proves of itself against the sandbox of its marketplace, over real HTTP. */
export const describeChannel = ({
  definition,
  isPolled,
  hasBids = true,
  isOwnShop = false,
  isMarked = isOwnShop,
  takesAnything = isOwnShop,
  hasLabels = true,
  auditMs = 0,
  reservesMs = 0,
  goods,
}: Channel): void => {
  const kind = definition.kind as RemoteKind;
  const account = demoAccounts.operator[kind] as ChannelSecrets;
  let sandbox: Marketplaces;
  let control: Control;
  let open: ReturnType<typeof channelSession>;
  let known: Set<string>;

  const session = (secrets: ChannelSecrets = account, calls?: number) =>
    channelSession(definition, {
      url: sandbox.urls[kind],
      secrets,
      now: () => new Date(sandbox.clock.now()),
      knownExternalIds: () => known,
      goods,
      ...(calls !== undefined && { calls }),
    });
  const fault = (named: string, more: object = {}) => control('/faults', { channel: kind, fault: named, next: 1, ...more });
  const truth = async () =>
    (await control(`/truth?channel=${kind}`))['listings'] as { listingNo: string; cents: number; state: string; mark: string | null }[];
  const onSale = async () => (await truth()).filter(({ state }) => state === 'live');

  /** Waits for what is told later. */
  const ended = async (op: ListingOp, answer: OpAnswer): Promise<OpAnswer> => {
    if (answer.kind !== 'accepted') return answer;
    for (let looks = 0; looks < 20; looks++) {
      const state = await open.connector.outcome!(op, answer);
      if (state.kind !== 'pending') return state;
      sandbox.tick(60_000 + auditMs / 10);
    }
    throw new Error('It never ended.');
  };
  const publish = async (part: Partial<PublishOp> = {}) => {
    const op = { ...publishing, opId: randomUUID(), ...part };
    return ended(op, await open.connector.publish(op));
  };
  const published = async () => {
    const answer = await publish();
    if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    known.add(answer.externalId);
    return answer.externalId;
  };
  const named = (externalId: string) => ({ opId: randomUUID(), listingId: 'LS-1001', variant, externalId });
  const reprice = async (externalId: string, priceCents: number, floorCents = 100_00) => {
    const op = { op: 'reprice' as const, ...named(externalId), priceCents, floorCents, expectedCents: 214_00 };
    return ended(op, await open.connector.reprice(op));
  };
  const withdraw = async (externalId: string) => {
    const op = { op: 'withdraw' as const, ...named(externalId) };
    return ended(op, await open.connector.withdraw(op));
  };

  beforeEach(async () => {
    sandbox = await openMarketplaces({ clock: 'virtual', hasLimits: false });
    control = controlOf(sandbox);
    known = new Set();
    open = session();
    await control('/books', { channel: kind, styleCode: variant.sku, size: variant.size, asks: [212_00, 219_00], bids: [191_00] });
  });
  afterEach(async () => {
    await open.close();
    await sandbox.close();
  });

  describe(`Rule: ${kind} lists, reprices and ends`, () => {
    it('publishes at the price that was asked for', async () => {
      const externalId = await published();
      expect(await onSale()).toMatchObject([{ [isMarked ? 'mark' : 'listingNo']: externalId, cents: 214_00 }]);
    });

    it('changes the price', async () => {
      const answer = await reprice(await published(), 211_00);
      expect(answer).toMatchObject({ kind: 'done', priceCents: 211_00 });
      expect(await onSale()).toMatchObject([{ cents: 211_00 }]);
    });

    it('ends, and ends what is gone once more', async () => {
      const externalId = await published();
      expect(await withdraw(externalId)).toMatchObject({ kind: 'done' });
      expect(await onSale()).toEqual([]);
      expect(['done', 'refused']).toContain((await withdraw(externalId)).kind);
    });

    it('lists what is for sale', async () => {
      const externalId = await published();
      expect(await open.connector.list(undefined)).toMatchObject({
        kind: 'read',
        value: { rows: [{ externalId, priceCents: 214_00, isLive: true }] },
      });
    });
  });

  describe(`Rule: ${kind} refuses what it cannot take, each with its kind`, () => {
    it.skipIf(takesAnything).each([
      ['a size that is not there', { variant: { ...variant, size: '99' } }, 'unsupported'],
      ['goods that are not there', { variant: { ...variant, sku: 'ZZ0000-000' } }, 'unsupported'],
    ])('%s', async (_said, part, failure) => expect(await publish(part)).toMatchObject({ kind: 'refused', failure: { kind: failure } }));

    it('a price below its floor never leaves', async () => {
      expect(await publish({ floorCents: 215_00 })).toMatchObject({ kind: 'refused', failure: { kind: 'priceRefused' } });
      const externalId = await published();
      expect(await reprice(externalId, 99_00)).toMatchObject({ kind: 'refused', failure: { kind: 'priceRefused' } });
      expect(await onSale()).toMatchObject([{ cents: 214_00 }]);
    });

    it.each([
      ['throttled', { retryAfterSeconds: 7 }, { kind: 'throttled', retryAfterMs: 7_000 }],
      ['maintenance', { retryAfterSeconds: 7 }, { kind: 'transient' }],
      ['accountBlocked', {}, { kind: 'notAuthorised' }],
    ])('%s', async (named_, more, failure) => {
      const externalId = await published();
      await fault(named_, more);
      expect(
        await open.connector.reprice({ op: 'reprice', ...named(externalId), priceCents: 211_00, floorCents: 1_000_00 / 10, expectedCents: 214_00 }),
      ).toMatchObject({
        kind: 'refused',
        failure,
      });
    });

    it('nothing once the budget of the day is spent', async () => {
      const poor = session(account, 0);
      expect(await poor.connector.publish({ ...publishing, opId: randomUUID() })).toMatchObject({ kind: 'refused', failure: { kind: 'throttled' } });
      await poor.close();
    });

    it('and nobody whom it does not know', async () => {
      const wrong = Object.fromEntries(Object.entries(account).map(([name, value]) => [name, `${value}-other`]));
      const stranger = session(wrong);
      expect(await stranger.connector.publish({ ...publishing, opId: randomUUID() })).toMatchObject({
        kind: 'refused',
        failure: { kind: 'notAuthorised' },
      });
      await stranger.close();
    });
  });

  describe.skipIf(isOwnShop)(`Rule: ${kind} is asked again for nothing that may have been done`, () => {
    const lose = async (named_: 'lostBefore' | 'lostAfter', path: string, method: string) => fault(named_, { path, method });
    const paths = lostPaths[kind];

    it.each(['lostBefore', 'lostAfter'] as const)('a publish whose answer was %s is looked for', async (when) => {
      // What it is called there is known.
      await withdraw(await published());
      sandbox.tick(120_000);
      await lose(when, paths.publish[1], paths.publish[0]);
      const op = { ...publishing, opId: randomUUID(), priceCents: 216_00 };
      const sentAt = new Date(sandbox.clock.now());
      expect(await open.connector.publish(op)).toEqual({ kind: 'lost' });
      sandbox.tick(60_000);
      const located = await open.connector.locate(op, sentAt);
      if (when === 'lostBefore') return expect(located).toEqual({ kind: 'notThere' });
      const [there] = await onSale();
      expect(located).toMatchObject({ kind: 'found', externalId: isMarked ? there!.mark : there!.listingNo, priceCents: 216_00, isLive: true });
    });

    it.each(['lostBefore', 'lostAfter'] as const)('a price whose answer was %s is read', async (when) => {
      const externalId = await published();
      await lose(when, paths.reprice[1], paths.reprice[0]);
      const op = { op: 'reprice' as const, ...named(externalId), priceCents: 211_00, floorCents: 100_00, expectedCents: 214_00 };
      expect(await open.connector.reprice(op)).toEqual({ kind: 'lost' });
      sandbox.tick(60_000);
      expect(await open.connector.locate(op, new Date(sandbox.clock.now()))).toMatchObject({
        kind: 'found',
        isLive: true,
        priceCents: when === 'lostAfter' ? 211_00 : 214_00,
      });
    });

    it.each(['lostBefore', 'lostAfter'] as const)('an end whose answer was %s is read', async (when) => {
      const externalId = await published();
      await lose(when, paths.withdraw[1], paths.withdraw[0]);
      const op = { op: 'withdraw' as const, ...named(externalId) };
      expect(await open.connector.withdraw(op)).toEqual({ kind: 'lost' });
      sandbox.tick(60_000);
      const located = await open.connector.locate(op, new Date(sandbox.clock.now()));
      expect(located.kind === 'notThere' || (located.kind === 'found' && !located.isLive)).toBe(when === 'lostAfter');
    });

    it('a body that is cut after a write is a lost answer', async () => {
      const externalId = await published();
      await fault('cutBody', { path: paths.reprice[1], method: paths.reprice[0] });
      expect(
        await open.connector.reprice({ op: 'reprice', ...named(externalId), priceCents: 211_00, floorCents: 100_00, expectedCents: 214_00 }),
      ).toEqual({
        kind: 'lost',
      });
    });
  });

  describe.runIf(isPolled)(`Rule: ${kind} tells of sales when it is asked`, () => {
    const sold = async () => {
      const externalId = await published();
      await control('/sell', { channel: kind, listingNo: (await onSale())[0]!.listingNo });
      sandbox.tick(1_000 + reservesMs);
      const read = await open.connector.since!(undefined);
      if (read.kind === 'failed') throw new Error(JSON.stringify(read));
      return { externalId, notices: read.value.notices };
    };

    it('with the listing and its price', async () => {
      const { externalId, notices } = await sold();
      expect(notices).toMatchObject([{ externalId, priceCents: 214_00, currency: 'USD', state: 'pending' }]);
    });

    it('what is sold cannot be repriced any more', async () => {
      const { externalId } = await sold();
      expect(await reprice(externalId, 211_00)).toMatchObject({ kind: 'refused', failure: { kind: 'alreadySold' } });
    });

    it.runIf(hasLabels)('and its label is a PDF', async () => {
      const { notices } = await sold();
      const label = await open.connector.label!(notices[0]!.saleNo);
      expect(label).toMatchObject({ kind: 'read', value: { contentType: 'application/pdf' } });
      if (label.kind === 'read') expect(label.value.file.subarray(0, 4).toString()).toBe('%PDF');
    });
  });

  describe.runIf(definition.token)(`Rule: ${kind} is shown a new token where the old one ended`, () => {
    it('without anybody noticing', async () => {
      const externalId = await published();
      await fault('tokenExpired');
      expect(await reprice(externalId, 211_00)).toMatchObject({ kind: 'done' });
    });
  });

  it(`${kind} tells what others ask, and none where there is none`, async () => {
    if (!open.connector.quotes) return;
    sandbox.tick(5_000);
    expect(await open.connector.quotes([variant])).toMatchObject({
      kind: 'read',
      value: [{ variant, lowestCents: 212_00, highestBidCents: hasBids ? 191_00 : undefined }],
    });
  });
};

/** The calls by which each kind carries operations out: method, and what stands in the path. */
const lostPaths: Readonly<Record<RemoteKind, Record<'publish' | 'reprice' | 'withdraw', readonly [method: string, path: string]>>> = {
  stockMarket: { publish: ['POST', '/selling/listings'], reprice: ['PATCH', '/selling/listings'], withdraw: ['DELETE', '/selling/listings'] },
  kickExchange: { publish: ['POST', '/listings'], reprice: ['POST', '/batch_update'], withdraw: ['DELETE', '/listings'] },
  market: { publish: ['POST', ''], reprice: ['POST', ''], withdraw: ['POST', ''] },
  ticketKicks: { publish: ['POST', '/offers'], reprice: ['PATCH', '/offers'], withdraw: ['DELETE', '/offers'] },
  auction: { publish: ['POST', '/publish'], reprice: ['POST', '/bulk_update'], withdraw: ['POST', '/withdraw'] },
  asiaMarket: { publish: ['POST', '/submit-bid'], reprice: ['POST', '/update-bid'], withdraw: ['POST', '/cancel-bid'] },
  // Once it was audited, it is for sale again with this call.
  shortVideo: { publish: ['POST', '/products/activate'], reprice: ['POST', '/prices'], withdraw: ['POST', '/deactivate'] },
};
