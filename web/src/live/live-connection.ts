import { heartbeatMs, type ClientMessage, type LiveNotice, type ServerMessage } from '#contracts/live/messages.ts';
import { createStore, type Store } from '../browser/store.ts';
import { backoff } from '../api/backoff.ts';

export type LiveState = 'live' | 'reconnecting' | 'offline';

/** What a follower of a topic hears: what was committed, or that its data must be read again. */
export interface Follower {
  notices(notices: readonly LiveNotice[]): void;
  reset(): void;
}

export interface LiveConnection {
  state: Store<LiveState>;
  /** Several followers of one topic share one subscription. Answers how to stop. */
  follow(topic: string, follower: Follower): () => void;
  start(): void;
  /** Tries at once instead of waiting: the network is back, or the tab is looked at again. */
  wake(): void;
  /** The network went: the line is dead before anyone notices. */
  networkLost(): void;
  close(): void;
}

/** What is needed of a WebSocket. */
export type Socket = EventTarget & Pick<WebSocket, 'send' | 'close'>;

export interface LiveParts {
  /** Place in the log before everything that the pages have read: what came since is told with the first subscription. */
  since: string;
  /** Trades the session for a ticket and opens a socket with it. */
  open(): Promise<Socket>;
  online(): boolean;
  ended(why: 'Unauthorized' | 'Suspended'): void;
  /** The line is there again. The server cuts it when the account has changed, and what changed while it was away nobody told. */
  cameBack(): void;
}

/** Two heartbeats missed: the line is dead, whatever the browser believes. */
const silence = heartbeatMs * 2.5;

/**
 * One socket for the whole console. It comes back by itself and says what it saw last, so that the server first sends what was missed; where that is too
 * much, followers read again.
 */
export const createLiveConnection = ({ since, open, online, ended, cameBack }: LiveParts): LiveConnection => {
  const state = createStore<LiveState>('reconnecting');
  const followers = new Map<string, Set<Follower>>();
  let socket: Socket | undefined;
  let heard: AbortController | undefined;
  let ready = false;
  let position = since;
  let attempt = 0;
  let newestTry = 0;
  let wasOpen = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let closed = true;

  const say = (message: ClientMessage) => {
    if (ready) socket?.send(JSON.stringify(message));
  };

  const ofTopic = (topic: string) => [...(followers.get(topic) ?? [])];

  const hear = (message: ServerMessage) => {
    if ('ended' in message) {
      closeSocket();
      closed = true;
      return ended(message.ended);
    }
    if ('notices' in message) {
      for (const follower of ofTopic(message.topic)) follower.notices(message.notices);
    } else if ('reset' in message) {
      for (const follower of ofTopic(message.reset)) follower.reset();
    }
    if ('position' in message) position = message.position;
  };

  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(lost, silence);
  };

  const closeSocket = () => {
    clearTimeout(watchdog);
    newestTry++;
    ready = false;
    heard?.abort();
    socket?.close();
    socket = undefined;
  };

  const lost = () => {
    closeSocket();
    if (closed) return;
    state.set(online() ? 'reconnecting' : 'offline');
    clearTimeout(retry);
    retry = setTimeout(connect, backoff(attempt++));
  };

  const opened = () => {
    ready = true;
    attempt = 0;
    state.set('live');
    watch();
    const topics = [...followers.keys()];
    if (topics.length > 0) say({ subscribe: topics, since: position });
    if (wasOpen) cameBack();
    wasOpen = true;
  };

  const listen = (fresh: Socket) => {
    socket = fresh;
    heard = new AbortController();
    const { signal } = heard;
    fresh.addEventListener('open', opened, { signal });
    fresh.addEventListener('close', lost, { signal });
    fresh.addEventListener(
      'message',
      (event) => {
        watch();
        hear(JSON.parse((event as MessageEvent<string>).data) as ServerMessage);
      },
      { signal },
    );
  };

  /** The newest try counts: one that was overtaken while it was under way ends by itself. */
  const connect = () => {
    clearTimeout(retry);
    if (closed || socket) return;
    const own = ++newestTry;
    open().then(
      (fresh) => (own === newestTry ? listen(fresh) : fresh.close()),
      () => own === newestTry && lost(),
    );
  };

  return {
    state,
    start() {
      closed = false;
      connect();
    },
    follow(topic, follower) {
      const known = followers.get(topic) ?? new Set();
      if (known.size === 0) {
        followers.set(topic, known);
        say({ subscribe: [topic], since: position });
      }
      known.add(follower);
      return () => {
        known.delete(follower);
        if (known.size > 0 || followers.get(topic) !== known) return;
        followers.delete(topic);
        say({ unsubscribe: [topic] });
      };
    },
    wake() {
      if (ready || closed) return;
      attempt = 0;
      connect();
    },
    networkLost() {
      if (!closed) lost();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      closeSocket();
      state.set('reconnecting');
    },
  };
};
