import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { auction } from './auction/auction.ts';
import { serveControl } from './control.ts';
import { sandboxSecret } from './demo-accounts.ts';
import { catalogueOf, type CatalogueEntry } from './engine/catalogue.ts';
import { chanceFrom } from './engine/chance.ts';
import { realClock, virtualClock, type Clock } from './engine/clock.ts';
import { openCrowd, type Crowd } from './engine/crowd.ts';
import { openMarket, type Market } from './engine/market.ts';
import { openPatrons } from './engine/patrons.ts';
import { sampleCatalogue } from './engine/sample-catalogue.ts';
import { serveHome } from './home/home-page.ts';
import { takeBodies } from './http/bodies.ts';
import { openFaults } from './http/faults.ts';
import { openHooks } from './http/hooks.ts';
import { misbehave } from './http/misbehave.ts';
import { kickExchange } from './kick-exchange/kick-exchange.ts';
import { kinds, prefixes, type Kind } from './kinds.ts';
import { ownMarket } from './own-market/own-market.ts';
import { accountNames, type Contract, type ContractParts } from './shop/contract.ts';
import { asiaMarket } from './asia-market/asia-market.ts';
import { shortVideo } from './short-video/short-video.ts';
import { stockMarket } from './stock-market/stock-market.ts';
import { ticketKicks } from './ticket-kicks/ticket-kicks.ts';

export interface MarketplacesOptions {
  port?: number;
  host?: string;
  /** The same seed makes the same books and the same crowd. */
  seed?: string;
  /** A clock that stands still is moved by `tick`. */
  clock?: 'real' | 'virtual' | Clock;
  /** On a real clock, how many times faster than in reality people buy, rivals look and parcels travel. */
  pace?: number;
  catalogue?: readonly CatalogueEntry[];
  secret?: string;
  /** Whether accounts may call only as often as each contract says. */
  hasLimits?: boolean;
  /** How long asynchronous work takes, in ms. */
  operationMs?: number;
  /** How old what the markets show may be, in ms. */
  lagMs?: number;
  /** How often the crowd moves by itself on a real clock, in ms; 0 never. */
  tickMs?: number;
  /** On a real clock, how often somebody buys of an account, in ms: the crowd leaves what accounts offer alone then. Left out, it buys wherever it likes. */
  saleEveryMs?: number | undefined;
}

export interface Marketplaces {
  url: string;
  /** Of each contract. */
  urls: Readonly<Record<Kind, string>>;
  clock: Clock;
  /** Lets buyers and rivals act for so long, and a clock that stands still go on. */
  tick(ms: number): void;
  close(): Promise<void>;
}

const STEP_MS = 5 * 60_000;

const isAccount = (seller: string): boolean => (accountNames as readonly string[]).includes(seller);

const contracts: Readonly<Record<Kind, (parts: ContractParts) => Contract>> = {
  stockMarket,
  kickExchange,
  auction,
  asiaMarket,
  shortVideo,
  market: ownMarket,
  ticketKicks,
};

/** Step of the prices, how dear it is beside the others, and whether the crowd trades there in the open. */
const markets: Readonly<Record<Kind, { grid: number; level: number; hasRivals: boolean }>> = {
  stockMarket: { grid: 100, level: 1, hasRivals: true },
  kickExchange: { grid: 100, level: 1.03, hasRivals: true },
  auction: { grid: 1, level: 1.06, hasRivals: true },
  asiaMarket: { grid: 100, level: 1.08, hasRivals: true },
  shortVideo: { grid: 1, level: 1.1, hasRivals: false },
  market: { grid: 1, level: 1.1, hasRivals: false },
  ticketKicks: { grid: 100, level: 0.9, hasRivals: true },
};

/** Opens every marketplace on one port; what they know is gone when they close. */
export const openMarketplaces = async ({
  port = 0,
  host = '127.0.0.1',
  seed = 'shelfline',
  clock: asked = 'real',
  pace = 1,
  catalogue: entries = sampleCatalogue,
  secret = sandboxSecret,
  hasLimits = true,
  operationMs = 800,
  lagMs = 1_000,
  tickMs = 1_000,
  saleEveryMs,
}: MarketplacesOptions = {}): Promise<Marketplaces> => {
  const clock = asked === 'real' ? realClock(pace) : asked === 'virtual' ? virtualClock() : asked;
  const app = fastify({ forceCloseConnections: true, bodyLimit: 32 * 1024 * 1024, exposeHeadRoutes: false, routerOptions: { maxParamLength: 500 } });
  takeBodies(app);
  const catalogue = catalogueOf(entries);
  const faults = openFaults(chanceFrom(`${seed} faults`));
  const hooks = openHooks(clock, faults);
  let url = '';

  const opened = new Map<Kind, { market: Market; contract: Contract; crowd: Crowd }>();
  for (const kind of kinds) {
    const staleSince = () => faults.standing({ channel: kind }, 'staleMarket')?.since;
    const market = openMarket({
      kind,
      seed,
      clock,
      catalogue,
      lagMs,
      staleSince,
      ...markets[kind],
      ...(saleEveryMs !== undefined && { isSpared: isAccount }),
    });
    const prefix = prefixes[kind];
    const contract = contracts[kind]({ kind, market, clock, catalogue, faults, hooks, hasLimits, operationMs, url: () => url + prefix });
    opened.set(kind, { market, contract, crowd: openCrowd(market) });
    app.register(
      async (scope) => {
        misbehave(scope, { channel: kind, prefix, faults, refuse: contract.refuse });
        contract.serve(scope);
      },
      { prefix },
    );
  }

  const moveCrowds = (ms: number): void => {
    for (const { market, contract, crowd } of opened.values()) {
      const listed = market.plan.hasRivals ? undefined : new Set(contract.listings().map(({ styleCode, size }) => `${styleCode}/${size}`));
      crowd.move(ms, (variantKey) => listed?.has(variantKey) ?? true);
    }
  };
  const tick = (ms: number): void => {
    // In steps, for what the crowd does to be spread over the time.
    for (let left = ms; left > 0; left -= STEP_MS) {
      const step = Math.min(left, STEP_MS);
      clock.advance(step);
      moveCrowds(step);
    }
  };
  const parts = { secret, clock, catalogue, faults, hooks, opened, tick };
  serveControl(app, parts);
  serveHome(app, parts);

  await app.listen({ port, host });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const patrons =
    saleEveryMs === undefined ? undefined : openPatrons({ opened, catalogue, chance: chanceFrom(`${seed} patrons`), everyMs: saleEveryMs });
  const pass = (): void => {
    moveCrowds(tickMs * pace);
    patrons?.move(tickMs);
  };
  const timer = clock.isVirtual || tickMs === 0 ? undefined : setInterval(pass, tickMs).unref();
  return {
    url,
    urls: Object.fromEntries(kinds.map((kind) => [kind, url + prefixes[kind]])) as Record<Kind, string>,
    clock,
    tick,
    async close() {
      clearInterval(timer);
      hooks.stop();
      clock.stop();
      await app.close();
    },
  };
};
