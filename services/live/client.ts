import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { LogPosition } from '#contracts/kernel/events/recorded-event.ts';
import type { ServerMessage } from '#contracts/live/messages.ts';

/** Bytes waiting in a socket beyond which a client counts as slow: its topics are then reset instead of queued. */
const slowBytes = 1024 * 1024;
/** Beyond this the client is cut off: only notices can be left out and made up for later. */
const MAX_QUEUED_BYTES = 2 * slowBytes;
/** A client that stays slow this long is cut off. */
const patienceMs = 60_000;

/** A message as it goes over the wire. */
export const serialise = (message: ServerMessage): string => JSON.stringify(message);

/** Notices of a topic, ready for the wire. */
export interface NoticesFrame {
  topic: string;
  frame: Buffer;
}

/** One socket. What is sent during a replay is queued behind it, so that a position never runs ahead of the notices before it. */
export interface Client {
  readonly viewer: Viewer;
  /** Followed topics; the position after which live notices count, where the browser has already seen further than this node. */
  readonly topics: Map<string, LogPosition | undefined>;
  alive: boolean;
  /** False from the moment at which the socket begins to close. */
  isOpen(): boolean;
  send(message: ServerMessage): void;
  /** Messages of one moment, one a topic at most, whose frames are shared with others. */
  sendNotices(messages: readonly NoticesFrame[]): void;
  /** Queues everything but `sendAtOnce` until the returned function has been called. */
  hold(): () => void;
  sendAtOnce(text: string): void;
  /** Resets the topics that were left out while the client was slow; cuts off one that stays slow. */
  catchUp(position: string, now: number): void;
  ping(): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** Over a WebSocket and the TCP socket beneath it: shared frames go straight to TCP instead of being made anew for each client. Only whole, uncompressed frames may. */
export const clientOn = (socket: WebSocket, line: Socket, viewer: Viewer): Client => {
  const behind = new Set<string>();
  let slowSince: number | undefined;
  let holds = 0;
  let held: (() => void)[] = [];

  const isOpen = (): boolean => socket.readyState === socket.OPEN;
  const write = (text: string): void => {
    if (!isOpen()) return;
    if (line.writableLength > MAX_QUEUED_BYTES) socket.terminate();
    else socket.send(text);
  };
  const sendInOrder = (write: () => void): void => {
    if (holds > 0) held.push(write);
    else write();
  };
  /** Frames of one moment leave in one system call, which costs more than all the rest of a message. */
  const writeFrames = (messages: readonly NoticesFrame[]): void => {
    const due = messages.filter(({ topic }) => !behind.has(topic));
    if (due.length === 0 || !isOpen()) return;
    if (line.writableLength > slowBytes) {
      for (const { topic } of due) behind.add(topic);
      return;
    }
    if (due.length > 1) line.cork();
    for (const { frame } of due) line.write(frame);
    if (due.length > 1) line.uncork();
  };

  return {
    viewer,
    topics: new Map(),
    alive: true,
    isOpen,
    send: (message) => sendInOrder(() => write(serialise(message))),
    sendNotices: (messages) => sendInOrder(() => writeFrames(messages)),
    sendAtOnce: write,
    hold() {
      holds++;
      return () => {
        holds--;
        if (holds > 0) return;
        const waiting = held;
        held = [];
        for (const write of waiting) write();
      };
    },
    catchUp(position, now) {
      if (line.writableLength > slowBytes / 4) {
        slowSince ??= now;
        if (now - slowSince > patienceMs) socket.terminate();
        return;
      }
      slowSince = undefined;
      for (const topic of behind) write(serialise({ reset: topic, position }));
      behind.clear();
    },
    ping: () => socket.ping(),
    close: (code, reason) => socket.close(code, reason),
    terminate: () => socket.terminate(),
  };
};
