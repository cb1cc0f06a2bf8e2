import { connect } from '@nats-io/transport-node';
import type { Pool } from 'pg';
import type { Lead } from '../database/leadership.ts';
import type { LogReader } from '../event-store/log-reader.ts';
import type { Bus } from './bus.ts';
import { logNotices } from './log-notices.ts';
import { natsBus } from './nats-bus.ts';
import { natsNotices } from './nats-notices.ts';
import { startRelay } from './nats-relay.ts';
import type { NoticeFeed } from './notices.ts';
import { postgresBus } from './postgres-bus.ts';

export interface BusOptions {
  pool: Pool;
  log: LogReader;
  lead: Lead;
  /** Carries wake-ups and notices over NATS; without it they go over PostgreSQL. */
  natsUrl?: string | undefined;
  /** First part of the subjects, for systems that share a NATS. */
  namespace?: string;
  onError?: (failure: unknown) => void;
}

export interface OpenBus {
  bus: Bus;
  noticeFeed: NoticeFeed;
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
    close: async () => {
      await noticeFeed.close();
      await bus.close();
    },
  };
};

const overNats = async ({ log, lead, namespace = 'shelfline', onError }: BusOptions, url: string): Promise<OpenBus> => {
  const nats = await connect({ servers: url.split(','), name: namespace, maxReconnectAttempts: -1, noEcho: true });
  const bus = natsBus(nats, namespace);
  const noticeFeed = await natsNotices({ nats, namespace, log, ...(onError && { onError }) });
  const relay = startRelay({ nats, namespace, log, lead, bus });
  return {
    bus,
    noticeFeed,
    close: async () => {
      await relay.stop();
      await noticeFeed.close();
      await bus.close();
      await nats.close();
    },
  };
};
