import { jetstreamManager, StorageType, type StreamInfo } from '@nats-io/jetstream';
import { nanos, type NatsConnection } from '@nats-io/transport-node';
import type { LogNotice } from '../notices.ts';

/** A notice on its way through JetStream, with the position of the one before it: whoever misses that one can tell. */
export interface RelayedNotice {
  after: string;
  notice: LogNotice;
}

export const streamName = (namespace: string): string => `${namespace}_log`;
export const subjectOf = (namespace: string, type: string): string => `${namespace}.log.${type}`;

const oneDay = 24 * 60 * 60 * 1000;

/**
 * The stream that carries notices to every node, and to anyone else who subscribes. Made when absent; of an existing one only the number of servers
 * that keep it is changed, where one is wished.
 */
export const openLogStream = async (nats: NatsConnection, namespace: string, replicas?: number): Promise<StreamInfo> => {
  const { streams } = await jetstreamManager(nats);
  const name = streamName(namespace);
  const stream = await streams.info(name).catch(() =>
    streams.add({
      name,
      subjects: [`${namespace}.log.>`],
      storage: StorageType.File,
      max_age: nanos(oneDay),
      duplicate_window: nanos(120_000),
      num_replicas: replicas ?? 1,
    }),
  );
  const kept = replicas === undefined || stream.config.num_replicas === replicas;
  return kept ? stream : streams.update(name, { num_replicas: replicas });
};

/** The last notice in the stream, unless all have aged out. */
export const lastRelayed = async (
  nats: NatsConnection,
  namespace: string,
  replicas?: number,
): Promise<{ sequence: number; last: RelayedNotice | undefined }> => {
  const { state } = await openLogStream(nats, namespace, replicas);
  if (state.messages === 0) return { sequence: state.last_seq, last: undefined };
  const { streams } = await jetstreamManager(nats);
  const message = await streams.getMessage(streamName(namespace), { seq: state.last_seq });
  return { sequence: state.last_seq, last: message?.json<RelayedNotice>() };
};
