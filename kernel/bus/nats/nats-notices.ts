import { DeliverPolicy, jetstream, type ConsumerMessages } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/transport-node';
import { isAfter, parsePosition, positionText } from '#contracts/kernel/events/recorded-event.ts';
import type { LogReader } from '#kernel/event-store/reading/log-reader.ts';
import { openLogStream, streamName, type RelayedNotice } from './jetstream-log.ts';
import { followers, noticeOf, noticesSince, type LogNotice, type NoticeFeed } from '../notices.ts';

export interface NatsNoticesOptions {
  nats: NatsConnection;
  namespace: string;
  /** As NATS_REPLICAS says. */
  replicas?: number | undefined;
  log: LogReader;
  /** Looks into the log itself when it has heard nothing for so long, in ms: the net when the relay or NATS is away. */
  silence?: number;
  onError?: (failure: unknown) => void;
}

const batchSize = 500;
/** Screens wait no longer while NATS is away; a node that hears of commits never looks, and one on a quiet floor asks less than twice a second. */
const usualSilence = 600;
/** Each request for messages lasts this long, in ms; after NATS was away the consumer is also looked for this often only. */
const requestMs = 2_000;

/** The feed of a node that hears notices from JetStream. What it did not hear it reads from the log. */
export const natsNotices = async (options: NatsNoticesOptions): Promise<NoticeFeed> => {
  const { nats, namespace, replicas, log, silence = usualSilence, onError = () => {} } = options;
  const { follow, tell } = followers(onError);
  // The stream's end is looked up before the log's: what lies after both is heard, and what lies between is told apart by position.
  const { state } = await openLogStream(nats, namespace, replicas);
  let at = await log.currentPosition();
  const consumer = await jetstream(nats).consumers.get(streamName(namespace), {
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: state.last_seq + 1,
  });
  const messages = await consumer.consume({ expires: requestMs });

  const tellAll = async (notices: readonly LogNotice[]): Promise<void> => {
    if (notices.length === 0) return;
    await tell(notices);
    at = parsePosition(notices.at(-1)!.position)!;
  };

  const readLog = async (): Promise<void> => {
    for (;;) {
      const batch = await log.readAfter(at, batchSize);
      await tellAll(batch.map(noticeOf));
      if (batch.length < batchSize) return;
    }
  };

  /** Notices beyond `at`, as long as each follows on the one before; a gap is filled from the log. */
  const hear = async (relayed: readonly RelayedNotice[]): Promise<void> => {
    const ahead = relayed.filter(({ notice }) => isAfter(parsePosition(notice.position)!, at));
    const connected = ahead.every(({ after }, index) => after === (index === 0 ? positionText(at) : ahead[index - 1]!.notice.position));
    await (connected ? tellAll(ahead.map(({ notice }) => notice)) : readLog());
  };

  const inTurn = oneAfterAnother(onError);
  const closing = new AbortController();
  const net = setTimeout(async () => {
    await inTurn(readLog);
    waitAnew();
  }, silence);
  const waitAnew = (): void => void (closing.signal.aborted || net.refresh());
  const listening = eachBatch(messages, (relayed) => {
    waitAnew();
    return inTurn(() => hear(relayed));
  });

  return {
    follow,
    since: noticesSince(log),
    position: () => at,
    close: async () => {
      closing.abort();
      clearTimeout(net);
      await messages.close();
      await listening;
      await inTurn(async () => {});
    },
  };
};

/** Hands over together what arrived together. */
const eachBatch = async (messages: ConsumerMessages, handle: (relayed: RelayedNotice[]) => Promise<void>): Promise<void> => {
  let waiting: RelayedNotice[] = [];
  for await (const message of messages) {
    if (waiting.push(message.json<RelayedNotice>()) > 1) continue;
    setImmediate(() => {
      void handle(waiting);
      waiting = [];
    });
  }
};

const oneAfterAnother = (onError: (failure: unknown) => void) => {
  let last: Promise<void> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => (last = last.then(work).catch(onError));
};
