import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { ChannelKind } from '#contracts/channels/channel-kinds.ts';
import { kyselyOn } from '#kernel/database/kysely-on.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Files } from '#kernel/files/files.ts';
import type { Commands } from '#kernel/commands/commands.ts';
import { streamsAsOf } from '#kernel/event-store/reading/streams-as-of.ts';
import type { Lane } from '#kernel/lanes/lanes.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import { providedBy } from '#projections/all.ts';
import type { ReadTables } from '#projections/kernel/read-database.ts';
import type { KnownAccount } from '../channels/accounts/list-accounts.ts';
import { channelDefinitions } from '../channels/definitions.ts';
import { channelLane, channelLaneName } from '../channels/drain/channel-lane.ts';
import { differences } from '../channels/drain/differences.ts';
import { telling } from '../channels/drain/tell.ts';
import { serveHooks } from '../channels/hooks/serve-hooks.ts';
import { sealedCredentials, type Credentials } from '../channels/kernel/credentials.ts';
import { openTransport } from '../channels/kernel/transport.ts';
import type { Config } from '../config.ts';
import { priceAtSending } from '../pricing/runner/price-at-sending.ts';
import { quotesTaken, salesTaken } from './channel-news.ts';

export interface Channels {
  secrets: Credentials;
  /** One for each kind that is called over HTTP and whose address is known. */
  lanes: readonly Lane[];
  /** Opens where channels tell of sales. */
  register(app: FastifyInstance, wake: (lane: string) => void): Promise<void>;
  close(): Promise<void>;
}

interface Given {
  config: Pick<Config, 'demo' | 'marketplaces'>;
  pool: Pool;
  /** What personal data lie under. */
  masterKey: Uint8Array;
  commands: Commands;
  numbers: Numbers;
  files: Pick<Files, 'keepMade'>;
  clock: Clock;
  onError: (failure: unknown) => void;
}

/** The places where goods are sold: whose accounts we have there, and who calls them. */
export const openChannels = ({ config, pool, masterKey, commands, numbers, files, clock, onError }: Given): Channels => {
  const secrets = sealedCredentials(pool, masterKey);
  const transport = openTransport();
  const db = kyselyOn<ReadTables>(pool);
  const { channelAccounts, isChannelHalted, listingSoldUnder, liveListingsOf, bookOfListings, shippedSalesOf } = providedBy(db, streamsAsOf(db));
  const secretsOf = async (account: KnownAccount) =>
    (await secrets.read(account.accountId)) ?? (config.demo ? await sandboxSecretsOf(account) : undefined);
  const parts = {
    pool,
    clock,
    transport,
    tell: telling({ commands, clock }),
    differences: differences({ commands, clock }),
    liveListingsOf,
    channelAccounts,
    isChannelHalted,
    secretsOf,
    keepSecrets: secrets.replace,
    priceAtSending: priceAtSending({ commands, clock, bookOfListings }),
    shippedSalesOf,
    takeSale: salesTaken({ commands, numbers, files, clock, listingSoldUnder }),
    takeQuotes: quotesTaken(pool, clock),
    onError,
  };
  const { urls } = config.marketplaces;
  const lanes = Object.values(channelDefinitions).flatMap((definition) => {
    const url = urls[definition.kind as keyof typeof urls];
    return url === undefined ? [] : [channelLane(definition, { ...parts, url })];
  });
  return {
    secrets,
    lanes,
    register: async (app, wake) =>
      void (await app.register(serveHooks({ pool, clock, channelAccounts, secretsOf, wake: (kind) => wake(channelLaneName(kind)) }))),
    close: transport.close,
  };
};

/** In the demo, an account whose secrets were never entered is one of the sandbox's, which are known to everybody. */
const sandboxSecretsOf = async ({ kind }: { kind: ChannelKind }) => {
  const { demoAccounts } = await import('#demo/marketplaces/demo-accounts.ts');
  return demoAccounts.operator[kind as keyof typeof demoAccounts.operator];
};
