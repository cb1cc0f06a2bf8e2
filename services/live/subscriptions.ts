import type { Viewer } from '#contracts/accounts/viewer.ts';
import { isAfter, parsePosition, positionText, type LogPosition } from '#contracts/kernel/recorded-event.ts';
import type { ClientMessage } from '#contracts/live/messages.ts';
import type { NoticeFeed } from '../kernel/bus/notices.ts';
import { said, type Client } from './client.ts';
import type { Hub } from './hub.ts';

/** Most notices that a replay carries; whoever missed more reads again. */
const replayLimit = 2000;
/** Topics that one socket may follow. */
const topicLimit = 200;

interface Parts {
  feed: Pick<NoticeFeed, 'since'>;
  followers: Hub;
  mayFollow: (viewer: Viewer, topic: string) => Promise<boolean>;
  /** What followers have been told up to now. */
  told: () => LogPosition;
}

/** What a client asks to follow, from where it left off, without a gap; and what it no longer follows. */
export const subscriptions = ({ feed, followers, mayFollow, told }: Parts) => {
  const subscribe = async (client: Client, topics: readonly string[], since: string | undefined): Promise<void> => {
    const asked = topics.slice(0, topicLimit - client.topics.size);
    const allowed = await Promise.all(asked.map((topic) => mayFollow(client.viewer, topic)));
    // Closed meanwhile, and forgotten: nobody would forget it again.
    if (!client.isOpen()) return;
    for (const topic of topics.filter((_, at) => !allowed[at])) client.send({ refused: topic, reason: 'Forbidden' });
    const granted = asked.filter((_, at) => allowed[at]);

    const seen = since === undefined ? undefined : parsePosition(since);
    const joined = told();
    const isAhead = seen !== undefined && isAfter(seen, joined);
    for (const topic of granted) {
      client.topics.set(topic, isAhead ? seen : undefined);
      followers.follow(client, topic);
    }
    // Live notices wait until what was missed before `joined` has been told.
    const release = client.hold();
    try {
      const missed = seen && isAfter(joined, seen) ? await replay(client, granted, seen, joined) : [];
      for (const text of missed) client.sendAtOnce(text);
      client.sendAtOnce(said({ subscribed: granted, position: positionText(seen && isAhead ? seen : joined) }));
    } finally {
      release();
    }
  };

  const replay = async (client: Client, topics: readonly string[], since: LogPosition, joined: LogPosition): Promise<string[]> => {
    const missed = await feed.since(since, replayLimit + 1);
    if (missed.length > replayLimit) return topics.map((topic) => said({ reset: topic, position: positionText(joined) }));
    const before = missed.filter(({ position }) => !isAfter(parsePosition(position)!, joined));
    return followers.replay(client, topics, before);
  };

  const unsubscribe = (client: Client, topics: readonly string[]): void => {
    for (const topic of topics) {
      followers.leave(client, topic);
      client.topics.delete(topic);
    }
  };

  return {
    async hear(client: Client, message: ClientMessage): Promise<void> {
      if (!client.isOpen()) return;
      if (message.unsubscribe) unsubscribe(client, message.unsubscribe);
      if (message.subscribe) await subscribe(client, message.subscribe, message.since);
    },
    forget(client: Client): void {
      followers.leave(client);
      client.topics.clear();
    },
  };
};
