import type { ServerMessage } from '#contracts/live/messages.ts';
import { sawPosition } from '../api/http/seen-position.ts';
import { topicFollowers, type Follower } from './followers.ts';
import { createLine, type Line, type LineParts } from './line.ts';

export interface LiveConnection extends Pick<Line, 'state' | 'start' | 'wake' | 'networkLost'> {
  /** Several followers of one topic share one subscription. Answers how to stop. */
  follow(topic: string, follower: Follower): () => void;
  /** Whether nothing was told yet: who follows a topic for the first time hears of all that came since the pages began to read, and holds nothing old. */
  tellsAll(topic: string): boolean;
  close(): void;
}

export interface LiveParts extends Pick<LineParts, 'open' | 'online'> {
  /** Place in the log before everything that the pages have read: what came since is told with the first subscription. */
  since: string;
  ended(why: 'Unauthorized' | 'Suspended'): void;
  /** The line is there again. The server cuts it when the account has changed, and what changed while it was away nobody told. */
  cameBack(): void;
}

/**
 * One line for the whole console. It says what it saw last when it comes back, so that the server first sends what was missed; where that is too much,
 * followers read again.
 */
export const createLiveConnection = ({ since, open, online, ended, cameBack }: LiveParts): LiveConnection => {
  let position = since;
  let wasOpen = false;
  const left = new Set<string>();

  const opened = () => {
    const topics = followers.topics();
    if (topics.length > 0) line.say({ subscribe: topics, since: position });
    if (wasOpen) cameBack();
    wasOpen = true;
  };

  const heard = (message: ServerMessage) => {
    if ('ended' in message) {
      line.hangUp();
      return ended(message.ended);
    }
    if ('position' in message) sawPosition(message.position);
    if ('notices' in message) {
      for (const follower of followers.of(message.topic)) follower.notices(message.notices);
    } else if ('present' in message) {
      for (const follower of followers.of(message.topic)) follower.present?.(message.present);
    } else if ('reset' in message) {
      for (const follower of followers.of(message.reset)) follower.reset();
    }
    if ('position' in message) position = message.position;
  };

  const line = createLine({ open, online, opened, heard });
  const followers = topicFollowers({
    began: (topic) => line.say({ subscribe: [topic], since: position }),
    ended: (topic) => {
      left.add(topic);
      line.say({ unsubscribe: [topic] });
    },
  });

  const { state, start, wake, networkLost } = line;
  return {
    state,
    start,
    wake,
    networkLost,
    follow: followers.follow,
    tellsAll: (topic) => position === since && !left.has(topic),
    close() {
      line.hangUp();
      state.set('reconnecting');
    },
  };
};
