import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Files } from '#kernel/files/files.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import type { Lane } from '#kernel/lanes/lanes.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import { providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import type { KnownAccount } from '../channels/accounts/list-accounts.ts';
import { consents, type Consents } from '../channels/accounts/consents.ts';
import { channelDefinitions } from '../channels/definitions.ts';
import { channelLane, channelLaneName } from '../channels/drain/channel-lane.ts';
import { differences } from '../channels/drain/differences.ts';
import { tellingProducts } from '../channels/drain/tell-product.ts';
import { telling } from '../channels/drain/tell.ts';
import { publicKeys } from '../channels/hooks/public-keys.ts';
import { serveHooks } from '../channels/hooks/serve-hooks.ts';
import { sealedCredentials, type Credentials } from '../channels/kernel/credentials.ts';
import type { PublicKeys } from '../channels/kernel/port.ts';
import { openTransport } from '../channels/kernel/transport.ts';
import type { Config } from '../config.ts';
import { priceAtSending } from '../pricing/runner/price-at-sending.ts';
import { quotesTaken, salesTaken } from './channel-news.ts';
import { shopGoods } from './shop-goods.ts';
import { programmeNews } from './programme-news.ts';

export interface Channels {
  secrets: Credentials;
  /** One for each kind that is called over HTTP and whose address is known. */
  lanes: readonly Lane[];
  consents: Consents;
  /** Opens where channels tell of sales. */
  register(app: FastifyInstance, wake: (lane: string) => void): Promise<void>;
  close(): Promise<void>;
}

interface Given {
  config: Pick<Config, 'demo' | 'marketplaces'>;
  pool: Pool;
  /** What personal data lie under. */
  masterKey: Uint8Array;
  log: EventLog;
  commands: Commands;
  numbers: Numbers;
  files: Pick<Files, 'keepMade' | 'read'>;
  clock: Clock;
  /** Where channels reach the portal. */
  publicUrl: () => string;
  onError: (failure: unknown) => void;
}

/** The places where goods are sold: whose accounts we have there, and who calls them. */
export const openChannels = ({ config, pool, masterKey, log, commands, numbers, files, clock, publicUrl, onError }: Given): Channels => {
  const secrets = sealedCredentials(pool, masterKey);
  const transport = openTransport();
  const db = kyselyOn<ReadTables>(pool);
  const { channelAccounts, isChannelHalted, listingSoldUnder, liveListingsOf, bookOfListings, shippedSalesOf, ...provided } = providedBy(
    db,
    streamsAsOf(db),
  );
  const { shipmentsWanted, programmeItemUnder, shownGoods, cancelledSalesOf } = provided;
  const secretsOf = async (account: KnownAccount) =>
    (await secrets.read(account.accountId)) ?? (config.demo ? await sandboxSecretsOf(account) : undefined);
  const parts = {
    pool,
    clock,
    transport,
    tell: telling({ commands, clock }),
    tellProduct: tellingProducts(commands),
    ...shopGoods({ log, files, shownGoods }),
    differences: differences({ commands, clock }),
    liveListingsOf,
    channelAccounts,
    isChannelHalted,
    secretsOf,
    keepSecrets: secrets.replace,
    priceAtSending: priceAtSending({ commands, clock, bookOfListings }),
    shippedSalesOf,
    cancelledSalesOf,
    takeSale: salesTaken({ commands, numbers, files, clock, listingSoldUnder, programmeItemUnder }),
    takeQuotes: quotesTaken(pool, clock),
    programme: programmeNews({ commands, files, clock, shipmentsWanted }),
    onError,
  };
  const { urls } = config.marketplaces;
  const lanes = Object.values(channelDefinitions).flatMap((definition) => {
    const url = urls[definition.kind as keyof typeof urls];
    return url === undefined ? [] : [channelLane(definition, { ...parts, url })];
  });
  const keys = new Map<ChannelKind, PublicKeys>();
  const keysOf = (kind: ChannelKind): PublicKeys => {
    const known = keys.get(kind) ?? publicKeys(transport, urls[kind as keyof typeof urls] ?? '', clock);
    keys.set(kind, known);
    return known;
  };
  return {
    secrets,
    lanes,
    consents: consents({ transport, clock, secretsOf, publicUrl, urlOf: (kind) => urls[kind as keyof typeof urls] }),
    register: async (app, wake) =>
      void (await app.register(serveHooks({ ...parts, keysOf, publicUrl, wake: (kind) => wake(channelLaneName(kind)) }))),
    close: transport.close,
  };
};

/** In the demo, an account whose secrets were never entered is one of the sandbox's, which are known to everybody. */
const sandboxSecretsOf = async ({ kind }: { kind: ChannelKind }) => {
  const { demoAccounts } = await import('#demo/marketplaces/demo-accounts.ts');
  return demoAccounts.operator[kind as keyof typeof demoAccounts.operator];
};
