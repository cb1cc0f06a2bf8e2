import { connect } from '@nats-io/transport-node';
import type { Pool } from 'pg';
import type { Lead } from '../database/leadership.ts';
import type { LogReader } from '../event-store/reading/log-reader.ts';
import { within } from '../within.ts';
import type { Bus } from './bus.ts';
import { logNotices } from './log-notices.ts';
import { natsBus } from './nats/nats-bus.ts';
import { natsNotices } from './nats/nats-notices.ts';
import { natsServers } from './nats/nats-servers.ts';
import { startRelay } from './nats/nats-relay.ts';
import type { NoticeFeed } from './notices.ts';
import { postgresBus } from './postgres-bus.ts';

export interface BusOptions {
  pool: Pool;
  log: LogReader;
  lead: Lead;
  /** Carries wake-ups and notices over NATS; without it they go over PostgreSQL. */
  natsUrl?: string | undefined;
  /** On how many servers of a NATS cluster the notices are kept. */
  natsReplicas?: number | undefined;
  /** First part of the subjects, for systems that share a NATS. */
  namespace?: string;
  onError?: (failure: unknown) => void;
}

/** What brings notices to a node: `log` where NATS shall and does not answer. */
export type Carrier = 'postgres' | 'nats' | 'log';

export interface OpenBus {
  bus: Bus;
  noticeFeed: NoticeFeed;
  carrier(): Promise<Carrier>;
  close(): Promise<void>;
}

/** The bus and the feed of this node, over NATS where there is one. Both forms keep the same promises. */
export const openBus = (options: BusOptions): Promise<OpenBus> => (options.natsUrl ? overNats(options, options.natsUrl) : overPostgres(options));

const overPostgres = async ({ pool, log, onError }: BusOptions): Promise<OpenBus> => {
  const bus = postgresBus(pool, onError);
  const noticeFeed = await logNotices({ log, bus, ...(onError && { onError }) });
  return {
    bus,
    noticeFeed,
    carrier: async () => 'postgres',
    close: async () => {
      await noticeFeed.close();
      await bus.close();
    },
  };
};

/** Milliseconds that NATS has to answer. */
const patience = 1_000;

const overNats = async ({ log, lead, namespace = 'shelfline', natsReplicas: replicas, onError }: BusOptions, url: string): Promise<OpenBus> => {
  const nats = await connect({ ...natsServers(url), name: namespace, maxReconnectAttempts: -1, noEcho: true });
  const bus = natsBus(nats, namespace);
  const noticeFeed = await natsNotices({ nats, namespace, replicas, log, ...(onError && { onError }) });
  const relay = startRelay({ nats, namespace, replicas, log, lead, bus });
  return {
    bus,
    noticeFeed,
    carrier: () =>
      within(patience, nats.rtt()).then(
        () => 'nats',
        () => 'log',
      ),
    close: async () => {
      await relay.stop();
      await noticeFeed.close();
      await bus.close();
      await nats.close();
    },
  };
};
