import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isAfter, parsePosition, positionText, type LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { ClientMessage } from '#contracts/live/messages.ts';
import { serialise, type Client } from './client.ts';
import type { Hub } from './hub.ts';
import type { Presence } from './presence.ts';
import type { RecentNotices } from './recent-notices.ts';
import { tokenBucket, type TokenBucket } from './token-bucket.ts';

/** Replays of one socket: opening a page asks for three or four, moving quickly through the console for as many again. Beyond that, the page reads again. */
const replays = { burst: 20, perSecond: 1 };
/** Characters of a replay; a client that missed more reads again. */
const MAX_REPLAY_LENGTH = 1_000_000;
/** Topics that one socket may follow. */
const topicLimit = 200;

interface Parts {
  recent: Pick<RecentNotices, 'since'>;
  followers: Hub;
  presence: Pick<Presence, 'join' | 'leave'>;
  mayFollow: (viewer: Viewer, topic: string) => Promise<boolean>;
  /** The position up to which followers have received notices. */
  dispatched: () => LogPosition;
}

/** Subscribes a client to topics, without a gap from where it left off, and unsubscribes it. */
export const subscriptions = ({ recent, followers, presence, mayFollow, dispatched }: Parts) => {
  const replaysOf = new WeakMap<Client, TokenBucket>();

  const subscribe = async (client: Client, topics: readonly string[], since: string | undefined): Promise<void> => {
    const asked = topics.slice(0, topicLimit - client.topics.size);
    const allowed = await Promise.all(asked.map((topic) => mayFollow(client.viewer, topic)));
    // Closed and forgotten in the meantime: nobody would clean up after it again.
    if (!client.isOpen()) return;
    const granted = asked.filter((_, index) => allowed[index]);
    if (granted.length < topics.length) client.send({ refused: topics.length - granted.length, reason: 'Forbidden' });

    const seen = since === undefined ? undefined : parsePosition(since);
    const joined = dispatched();
    const isAhead = seen !== undefined && isAfter(seen, joined);
    for (const topic of granted) {
      client.topics.set(topic, isAhead ? seen : undefined);
      followers.follow(client, topic);
    }
    // Live notices are queued until what was missed before `joined` has been sent.
    const release = client.hold();
    for (const topic of granted) presence.join(client, topic);
    try {
      const missed = seen && isAfter(joined, seen) ? await replay(client, granted, seen, joined) : [];
      for (const text of missed) client.sendAtOnce(text);
      client.sendAtOnce(serialise({ subscribed: granted, position: positionText(seen && isAhead ? seen : joined) }));
    } finally {
      release();
    }
  };

  const replay = async (client: Client, topics: readonly string[], since: LogPosition, joined: LogPosition): Promise<string[]> => {
    const missed = mayReplay(client) ? await recent.since(since) : undefined;
    const before = missed?.filter(({ position }) => !isAfter(parsePosition(position)!, joined));
    const texts = before && followers.replay(client, topics, before);
    if (texts && texts.reduce((sum, { length }) => sum + length, 0) <= MAX_REPLAY_LENGTH) return texts;
    return topics.map((topic) => serialise({ reset: topic, position: positionText(joined) }));
  };

  const mayReplay = (client: Client): boolean => {
    const bucket = replaysOf.get(client) ?? tokenBucket(replays);
    replaysOf.set(client, bucket);
    return bucket.take();
  };

  const unsubscribe = (client: Client, topics: readonly string[]): void => {
    for (const topic of topics) {
      followers.leave(client, topic);
      presence.leave(client, topic);
      client.topics.delete(topic);
    }
  };

  return {
    async onMessage(client: Client, message: ClientMessage): Promise<void> {
      if (!client.isOpen()) return;
      if (message.unsubscribe) unsubscribe(client, message.unsubscribe);
      if (message.subscribe) await subscribe(client, message.subscribe, message.since);
    },
    forget(client: Client): void {
      followers.leave(client);
      for (const topic of client.topics.keys()) presence.leave(client, topic);
      client.topics.clear();
    },
  };
};
