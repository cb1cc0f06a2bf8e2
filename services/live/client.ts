import type { WebSocket } from 'ws';
import type { Viewer } from '#contracts/accounts/viewer.ts';
import type { LogPosition } from '#contracts/kernel/recorded-event.ts';
import type { ServerMessage } from '#contracts/live/messages.ts';

/** Bytes waiting in a socket beyond which a client counts as slow: its topics are then reset instead of queued. */
const slowBytes = 1024 * 1024;
/** A client that stays slow this long is cut off. */
const patienceMs = 60_000;

/** A message as it goes over the wire. */
export const said = (message: ServerMessage): string => JSON.stringify(message);

/** One socket. What is sent while a replay is under way waits behind it, so that a position never runs ahead of what was said. */
export interface Client {
  readonly viewer: Viewer;
  /** Followed topics; the position after which live notices count, where the browser has already seen further than this node. */
  readonly topics: Map<string, LogPosition | undefined>;
  alive: boolean;
  /** False from the moment at which the socket begins to close. */
  isOpen(): boolean;
  send(message: ServerMessage): void;
  /** A notice message whose text is shared with others. */
  sendNotices(topic: string, text: string): void;
  /** Holds back everything but `sendAtOnce` until the returned function has been called. */
  hold(): () => void;
  sendAtOnce(text: string): void;
  /** Tells of what was left out while the client was slow; cuts off one that stays slow. */
  catchUp(position: string, now: number): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

export const clientOn = (socket: WebSocket, viewer: Viewer): Client => {
  const behind = new Set<string>();
  let slowSince: number | undefined;
  let holds = 0;
  let held: (() => void)[] = [];

  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  const say = (text: string): void => {
    if (isOpen()) socket.send(text);
  };
  const inTurn = (act: () => void): void => {
    if (holds > 0) held.push(act);
    else act();
  };

  return {
    viewer,
    topics: new Map(),
    alive: true,
    isOpen,
    send: (message) => inTurn(() => say(said(message))),
    sendNotices: (topic, text) =>
      inTurn(() => {
        if (behind.has(topic)) return;
        if (socket.bufferedAmount > slowBytes) behind.add(topic);
        else say(text);
      }),
    sendAtOnce: say,
    hold() {
      holds++;
      return () => {
        holds--;
        if (holds > 0) return;
        const waiting = held;
        held = [];
        for (const act of waiting) act();
      };
    },
    catchUp(position, now) {
      if (socket.bufferedAmount > slowBytes / 4) {
        slowSince ??= now;
        if (now - slowSince > patienceMs) socket.terminate();
        return;
      }
      slowSince = undefined;
      for (const topic of behind) say(said({ reset: topic, position }));
      behind.clear();
    },
    ping: () => socket.ping(),
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };
};
