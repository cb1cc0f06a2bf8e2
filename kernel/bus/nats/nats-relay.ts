import { jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { isAfter, parsePosition, positionText, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { Lead, Standing } from '#kernel/database/leadership.ts';
import type { LogReader } from '#kernel/event-store/reading/log-reader.ts';
import type { Bus } from '../bus.ts';
import { lastRelayed, streamName, subjectOf, type RelayedNotice } from './jetstream-log.ts';
import { noticeOf } from '../notices.ts';

export interface RelayOptions {
  nats: NatsConnection;
  namespace: string;
  /** As NATS_REPLICAS says: a stream that was lost is made anew with as many. */
  replicas?: number | undefined;
  log: LogReader;
  lead: Lead;
  bus: Bus;
  /** Looks at the log at least this often, in ms. */
  pollEvery?: number;
}

const batchSize = 500;

/**
 * Carries notices from the log to JetStream in the log's order, on one node at a time. It goes on after the last notice in the stream, and names
 * the stream's last sequence with each one: a relay that was replaced without noticing is refused there.
 */
export const startRelay = ({ nats, namespace, replicas, log, lead, bus, pollEvery = 1_000 }: RelayOptions): Standing =>
  lead(`relay ${namespace}`, async (client, signal) => {
    const publish = publisher(nats, namespace);
    const alarm = bus.alarm(pollEvery, signal);
    let { sequence, last } = await lastRelayed(nats, namespace, replicas);
    let at = beginsAfter(last && parsePosition(last.notice.position), await log.currentPosition());
    while (!signal.aborted) {
      const batch = await log.readAfter(at, batchSize);
      let after = positionText(at);
      await Promise.all(
        batch.map((positioned) => {
          const notice = noticeOf(positioned);
          const published = publish({ after, notice }, sequence++);
          after = notice.position;
          return published;
        }),
      );
      at = batch.at(-1)?.position ?? at;
      if (batch.length < batchSize) await alarm.next(batch.length > 0);
      // Fails when the connection that holds the lock is gone.
      await client.query('SELECT 1');
    }
  });

/**
 * Where the stream ends; in one that is empty, or ahead because another database filled it, just before the log's last event: whoever has not
 * heard of that one learns from its notice to look into the log.
 */
const beginsAfter = (relayed: LogPosition | undefined, now: LogPosition): LogPosition =>
  relayed && !isAfter(relayed, now) ? relayed : { ...now, globalPosition: now.globalPosition - 1n };

const publisher = (nats: NatsConnection, namespace: string) => {
  const stream = jetstream(nats);
  return (relayed: RelayedNotice, lastSequence: number) =>
    stream.publish(subjectOf(namespace, relayed.notice.type), JSON.stringify(relayed), {
      msgID: relayed.notice.position,
      expect: { streamName: streamName(namespace), lastSequence },
    });
};
