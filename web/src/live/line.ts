import { heartbeatMs, type ClientMessage, type ServerMessage } from '#contracts/live/messages.ts';
import { backoff } from '../api/http/backoff.ts';
import { createStore, type Store } from '../browser/store.ts';

export type LiveState = 'live' | 'reconnecting' | 'offline';

/** What is needed of a WebSocket. */
export type Socket = EventTarget & Pick<WebSocket, 'send' | 'close'>;

export interface LineParts {
  /** Trades the session for a ticket and opens a socket with it. */
  open(): Promise<Socket>;
  online(): boolean;
  opened(): void;
  heard(message: ServerMessage): void;
}

export interface Line {
  state: Store<LiveState>;
  /** Nothing is said while the line is down. */
  say(message: ClientMessage): void;
  start(): void;
  /** Tries at once instead of waiting: the network is back, or the tab is looked at again. */
  wake(): void;
  /** The network went: the line is dead before anyone notices. */
  networkLost(): void;
  /** It does not come back by itself any more. */
  hangUp(): void;
}

/** Two heartbeats missed, or never opened: the line is dead, whatever the browser believes. */
const silence = heartbeatMs * 2.5;

/** One socket at a time, which comes back by itself. */
export const createLine = ({ open, online, opened, heard }: LineParts): Line => {
  const state = createStore<LiveState>('reconnecting');
  let socket: Socket | undefined;
  let listening: AbortController | undefined;
  let ready = false;
  let attempt = 0;
  let newestTry = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  let closed = true;

  const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(lost, silence);
  };

  const closeSocket = () => {
    clearTimeout(watchdog);
    newestTry++;
    ready = false;
    listening?.abort();
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

  const stands = () => {
    ready = true;
    attempt = 0;
    state.set('live');
    watch();
    opened();
  };

  const listen = (fresh: Socket) => {
    socket = fresh;
    listening = new AbortController();
    watch();
    const { signal } = listening;
    fresh.addEventListener('open', stands, { signal });
    fresh.addEventListener('close', lost, { signal });
    fresh.addEventListener(
      'message',
      (event) => {
        watch();
        heard(JSON.parse((event as MessageEvent<string>).data) as ServerMessage);
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
    say(message) {
      if (ready) socket?.send(JSON.stringify(message));
    },
    start() {
      closed = false;
      connect();
    },
    wake() {
      if (ready || closed) return;
      attempt = 0;
      connect();
    },
    networkLost() {
      if (!closed) lost();
    },
    hangUp() {
      closed = true;
      clearTimeout(retry);
      closeSocket();
    },
  };
};
