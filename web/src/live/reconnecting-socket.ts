import { heartbeatMs, type ClientMessage, type ServerMessage } from '#contracts/live/messages.ts';
import { backoff } from '../api/http/backoff.ts';
import { createStore, type Store } from '../browser/store.ts';

export type LiveState = 'live' | 'reconnecting' | 'offline';

/** What is needed of a WebSocket. */
export type Socket = EventTarget & Pick<WebSocket, 'send' | 'close'>;

export interface ReconnectingSocketParts {
  /** Trades the session for a ticket and opens a socket with it. */
  open(): Promise<Socket>;
  online(): boolean;
  onOpen(): void;
  onMessage(message: ServerMessage): void;
}

export interface ReconnectingSocket {
  state: Store<LiveState>;
  /** Dropped while the socket is down. */
  send(message: ClientMessage): void;
  start(): void;
  /** Tries at once instead of waiting: the network is back, or the tab is visible again. */
  reconnectNow(): void;
  /** The network is gone: the socket is dead before a heartbeat is missed. */
  networkLost(): void;
  /** For good: it no longer reconnects by itself. */
  close(): void;
}

/** Two heartbeats missed, or never opened: the socket is dead, whatever the browser believes. */
const silence = heartbeatMs * 2.5;

/** One socket at a time, which reconnects by itself. */
export const createReconnectingSocket = ({ open, online, onOpen, onMessage }: ReconnectingSocketParts): ReconnectingSocket => {
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
    watchdog = setTimeout(handleClose, silence);
  };

  const closeSocket = () => {
    clearTimeout(watchdog);
    newestTry++;
    ready = false;
    listening?.abort();
    socket?.close();
    socket = undefined;
  };

  const handleClose = () => {
    closeSocket();
    if (closed) return;
    state.set(online() ? 'reconnecting' : 'offline');
    clearTimeout(retry);
    retry = setTimeout(connect, backoff(attempt++));
  };

  const handleOpen = () => {
    ready = true;
    attempt = 0;
    state.set('live');
    watch();
    onOpen();
  };

  const listen = (fresh: Socket) => {
    socket = fresh;
    listening = new AbortController();
    watch();
    const { signal } = listening;
    fresh.addEventListener('open', handleOpen, { signal });
    fresh.addEventListener('close', handleClose, { signal });
    fresh.addEventListener(
      'message',
      (event) => {
        watch();
        onMessage(JSON.parse((event as MessageEvent<string>).data) as ServerMessage);
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
      () => own === newestTry && handleClose(),
    );
  };

  return {
    state,
    send(message) {
      if (ready) socket?.send(JSON.stringify(message));
    },
    start() {
      closed = false;
      connect();
    },
    reconnectNow() {
      if (ready || closed) return;
      attempt = 0;
      connect();
    },
    networkLost() {
      if (!closed) handleClose();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      closeSocket();
    },
  };
};
