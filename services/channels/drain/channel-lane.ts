import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Lane, Turn } from '#kernel/lanes/lanes.ts';
import { afterFailure, breakerState, closedBreaker, type Breaker } from '#kernel/outbox/breaker.ts';
import type { KnownAccount } from '../accounts/list-accounts.ts';
import { accountBudget } from '../kernel/budget.ts';
import { healthOf } from '../kernel/health.ts';
import type { AnyConnector, ChannelDefinition, ChannelSecrets, ProductToAudit, ShownGoods, VariantRef } from '../kernel/port.ts';
import { salesEveryMs, sweepEveryMs } from '../kernel/rhythm.ts';
import { openSession } from '../kernel/session.ts';
import type { Transport } from '../kernel/transport.ts';
import { variantLinks } from '../kernel/variant-links.ts';
import { drainAccount, type PriceAtSending } from './drain-account.ts';
import { pollSales, type TakeSale } from './poll-sales.ts';
import { readQuotes, type TakeQuotes } from './read-quotes.ts';
import type { Differences } from './differences.ts';
import { announceShipments, followShipments, type ProgrammeNews } from './serve-programme.ts';
import { sweep, type BelievedListing } from './sweep.ts';
import { tellCancelled, type CancelledSale } from './tell-cancelled.ts';
import { tellShipped, type ShippedSale } from './tell-shipped.ts';
import { tendProducts } from './tend-products.ts';
import type { TellProduct } from './tell-product.ts';
import type { Tell } from './tell.ts';

export interface LaneParts {
  pool: Pool;
  clock: Clock;
  transport: Transport;
  tell: Tell;
  differences: Differences;
  liveListingsOf(accountId: string): Promise<readonly BelievedListing[]>;
  url: string;
  channelAccounts(kind: ChannelKind): Promise<readonly KnownAccount[]>;
  isChannelHalted(kind: ChannelKind): Promise<boolean>;
  secretsOf(account: KnownAccount): Promise<ChannelSecrets | undefined>;
  keepSecrets(accountId: string, secrets: ChannelSecrets): Promise<void>;
  priceAtSending: PriceAtSending;
  takeSale: TakeSale;
  shippedSalesOf(accountId: string): Promise<readonly ShippedSale[]>;
  cancelledSalesOf(accountId: string): Promise<readonly CancelledSale[]>;
  takeQuotes: TakeQuotes;
  tellProduct: TellProduct;
  goodsOn(kind: ChannelKind, variant: VariantRef): Promise<ShownGoods | undefined>;
  productToAudit(productId: string): Promise<ProductToAudit | undefined>;
  programme: ProgrammeNews;
  onError(failure: unknown): void;
}

/** Between two looks where nothing wakes it, in ms. */
const EVERY_MS = 1_000;

const wakesOn = new Set([
  'ListingRequested',
  'PriceSetByUser',
  'PriceDecided',
  'DelistRequested',
  'ListingDrifted',
  'ShopProductSubmitted',
  'ShopProductChanged',
  'ShopProductDeactivated',
  'ShopProductActivated',
  'ShipmentApproved',
  'ChannelAccountConnected',
  'ChannelAccountReconnected',
  'ChannelAccountResumed',
  'ChannelReleased',
]);

interface OpenAccount {
  version: number;
  connector: AnyConnector;
  breaker: Breaker;
  /** Of late. */
  callMs: number | null;
  /** When all that is for sale there was looked through, and what was not found then. */
  sweptAt: number;
  missed: ReadonlySet<string>;
  /** Shipments that were asked for in vain, and until when they wait. */
  waiting: Map<string, number>;
}

export const channelLaneName = (kind: ChannelKind): string => `channel ${kind}`;

/** All accounts of one kind of channel, led by one node: what is asked for goes out, what became of it comes in, and so do sales and quotes. */
export const channelLane = (definition: ChannelDefinition, parts: LaneParts): Lane => {
  const { kind } = definition;
  const { pool, clock, channelAccounts, isChannelHalted, onError } = parts;
  const open = new Map<string, OpenAccount>();

  const step = async ({ turn, signal }: { turn: Turn; signal: AbortSignal }): Promise<number> => {
    const [accounts, isHalted] = await turn(async () => [await channelAccounts(kind), await isChannelHalted(kind)] as const);
    const connected = accounts.filter(({ state }) => state === 'connected');
    const worked = await Promise.all(
      connected.map((account) =>
        serve(account, { isHalted, turn, signal }).catch((cause: unknown) => {
          if (!signal.aborted) onError(new Error(`The account ${account.accountId} was not served.`, { cause }));
          return false;
        }),
      ),
    );
    return worked.some(Boolean) ? 0 : EVERY_MS;
  };

  const serve = async (
    account: KnownAccount,
    { isHalted, turn, signal }: { isHalted: boolean; turn: Turn; signal: AbortSignal },
  ): Promise<boolean> => {
    const { accountId } = account;
    const known = await opened(account, turn, signal);
    if (!known || breakerState(known.breaker, clock.now()) === 'open') return false;
    const { connector } = known;
    const before = known.breaker.failures;
    const { worked, asksSales } = await drainAccount({ ...parts, accountId, connector, endsOnly: isHalted, turn, signal });
    const there = { ...parts, accountId, connector, waiting: known.waiting, endsOnly: isHalted, now: clock.now() };
    await announceShipments(there);
    if (asksSales || (await turn(() => areSalesDue(pool, accountId, clock.now())))) {
      await pollSales({ ...parts, kind, accountId, connector, now: clock.now() });
      await tellShipped({ ...parts, accountId, connector, now: clock.now() });
      await tellCancelled({ ...parts, accountId, connector, now: clock.now() });
      await followShipments(there);
    }
    const tended = !isHalted && (await tendProducts({ ...parts, accountId, connector, now: clock.now() }));
    if (!worked && clock.now().getTime() - known.sweptAt >= sweepEveryMs) {
      known.sweptAt = clock.now().getTime();
      known.missed = await sweep({ ...parts, accountId, connector, missed: known.missed, now: clock.now() });
    }
    if (!signal.aborted && !worked) await readQuotes({ ...parts, kind, connector, now: clock.now() });
    if (before !== known.breaker.failures || known.callMs !== null) await turn(() => keepHealth(pool, accountId, known));
    return worked || tended;
  };

  const opened = async (account: KnownAccount, turn: Turn, signal: AbortSignal): Promise<OpenAccount | undefined> => {
    const { accountId, version } = account;
    const known = open.get(accountId);
    if (known?.version === version) return known;
    const [secrets, health] = await turn(async () => [await parts.secretsOf(account), (await healthOf(pool, [accountId])).get(accountId)] as const);
    if (!secrets) return undefined;
    const made: Omit<OpenAccount, 'connector'> = {
      version,
      breaker: health ? { failures: health.failures, openUntil: health.openUntil } : closedBreaker,
      callMs: null,
      sweptAt: clock.now().getTime(),
      missed: new Set(),
      waiting: new Map(),
    };
    const session = openSession({
      definition,
      accountId,
      url: parts.url,
      secrets,
      onSecrets: (fresh) => parts.keepSecrets(accountId, fresh),
      budget: accountBudget(pool, accountId, definition.limits.callsPerDay),
      transport: parts.transport,
      now: clock.now,
      onCall: ({ ms, answered }) => {
        const one = open.get(accountId);
        if (!one) return;
        one.callMs = one.callMs === null ? ms : Math.round(one.callMs * 0.8 + ms * 0.2);
        one.breaker = answered ? closedBreaker : afterFailure(one.breaker, clock.now());
      },
      ...variantLinks(pool, kind),
      goods: (variant) => parts.goodsOn(kind, variant),
      knownExternalIds: async () => {
        const [called, live] = await Promise.all([calledExternalIds(pool, accountId), parts.liveListingsOf(accountId)]);
        return new Set([...called, ...live.map(({ externalId }) => externalId)]);
      },
      signal,
    });
    const fresh: OpenAccount = { ...made, connector: definition.open(session) };
    open.set(accountId, fresh);
    return fresh;
  };

  return { name: channelLaneName(kind), wakesOn, step };
};

/** What channels said of our operations: those of the last thirty days. */
const calledExternalIds = async (pool: Pool, accountId: string): Promise<string[]> => {
  const { rows } = await pool.query<{ external_id: string }>(
    'SELECT DISTINCT external_id FROM channel_calls WHERE account_id = $1 AND external_id IS NOT NULL',
    [accountId],
  );
  return rows.map(({ external_id }) => external_id);
};

/** Of an account that was never asked, or whose channel told of one. */
const areSalesDue = async (pool: Pool, accountId: string, now: Date): Promise<boolean> => {
  const { rows } = await pool.query<{ sales_at: Date | null }>('SELECT sales_at FROM channel_health WHERE account_id = $1', [accountId]);
  const at = rows[0]?.sales_at;
  return !at || now.getTime() - at.getTime() >= salesEveryMs;
};

const keepHealth = (pool: Pool, accountId: string, { breaker, callMs }: OpenAccount) =>
  pool.query(
    `INSERT INTO channel_health (account_id, failures, open_until, call_ms) VALUES ($1, $2, $3, $4)
     ON CONFLICT (account_id) DO UPDATE SET failures = excluded.failures, open_until = excluded.open_until, call_ms = excluded.call_ms
     WHERE (channel_health.failures, channel_health.call_ms) IS DISTINCT FROM (excluded.failures, excluded.call_ms)`,
    [accountId, breaker.failures, breaker.openUntil, callMs],
  );
