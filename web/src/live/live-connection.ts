import type { ServerMessage } from '#contracts/live/messages.ts';
import { sawPosition } from '../api/http/seen-position.ts';
import { topicSubscriptions, type Subscriber } from './subscriptions.ts';
import { createReconnectingSocket, type ReconnectingSocket, type ReconnectingSocketParts } from './reconnecting-socket.ts';

export interface LiveConnection extends Pick<ReconnectingSocket, 'state' | 'start' | 'reconnectNow' | 'networkLost'> {
  /** Several subscribers of one topic share one subscription. Returns how to unsubscribe. */
  follow(topic: string, subscriber: Subscriber): () => void;
  /** Whether the first subscription to the topic still lies ahead: it replays all that came since the pages began to read, so nothing they hold is stale. */
  isFresh(topic: string): boolean;
  close(): void;
}

export interface LiveParts extends Pick<ReconnectingSocketParts, 'open' | 'online'> {
  /** Position in the log before everything that the pages have read: what came since is replayed with the first subscription. */
  since: string;
  onEnded(why: 'Unauthorized' | 'Suspended'): void;
  /** The socket is open again. The server closes it when the account has changed, and what changed in the meantime was not notified. */
  onReconnect(): void;
}

/**
 * One socket for the whole console. When it reconnects it sends the last position it saw, so that the server first replays what was missed; where that is
 * too much, subscribers read again.
 */
export const createLiveConnection = ({ since, open, online, onEnded, onReconnect }: LiveParts): LiveConnection => {
  let position = since;
  let wasOpen = false;
  const left = new Set<string>();

  const onOpen = () => {
    const topics = subscriptions.topics();
    if (topics.length > 0) socket.send({ subscribe: topics, since: position });
    if (wasOpen) onReconnect();
    wasOpen = true;
  };

  const onMessage = (message: ServerMessage) => {
    if ('ended' in message) {
      socket.close();
      return onEnded(message.ended);
    }
    if ('position' in message) sawPosition(message.position);
    if ('notices' in message) {
      for (const subscriber of subscriptions.of(message.topic)) subscriber.onNotices(message.notices);
    } else if ('present' in message) {
      for (const subscriber of subscriptions.of(message.topic)) subscriber.onPresent?.(message.present);
    } else if ('reset' in message) {
      for (const subscriber of subscriptions.of(message.reset)) subscriber.onReset();
    }
    if ('position' in message) position = message.position;
  };

  const socket = createReconnectingSocket({ open, online, onOpen, onMessage });
  const subscriptions = topicSubscriptions({
    onFirst: (topic) => socket.send({ subscribe: [topic], since: position }),
    onLast: (topic) => {
      left.add(topic);
      socket.send({ unsubscribe: [topic] });
    },
  });

  const { state, start, reconnectNow, networkLost } = socket;
  return {
    state,
    start,
    reconnectNow,
    networkLost,
    follow: subscriptions.follow,
    isFresh: (topic) => position === since && !left.has(topic),
    close() {
      socket.close();
      state.set('reconnecting');
    },
  };
};
