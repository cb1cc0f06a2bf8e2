import type { FastifyRequest } from 'fastify';
import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { ClientMessage } from '#contracts/live/messages.ts';
import { aSeller } from '../aggregates/item/viewer-examples.ts';
import type { Client } from './client.ts';
import { hub } from './hub.ts';
import { localBus } from '#kernel/bus/bus.ts';
import { openSocket } from './open-socket.ts';
import { presence } from './presence.ts';
import { subscriptions } from './subscriptions.ts';

/** A socket without a network. */
class TestSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly send = vi.fn<(text: string) => void>();
  readonly terminate = vi.fn<() => void>();

  says(message: ClientMessage): void {
    this.emit('message', Buffer.from(JSON.stringify(message)));
  }

  ends(): void {
    this.readyState = 3;
    this.emit('close');
  }
}

const connected = async (onMessage: (client: Client, message: ClientMessage) => Promise<void>, onClose: (client: Client) => void = () => {}) => {
  const socket = new TestSocket();
  openSocket(socket as unknown as WebSocket, { raw: { socket: {} } } as FastifyRequest, aSeller(), { onOpen: () => {}, onMessage, onClose });
  return socket;
};

describe('Rule: a socket that has closed follows nothing', () => {
  const asking = async () => {
    let answer: (mayFollow: boolean) => void;
    const answered = new Promise<boolean>((resolve) => (answer = resolve));
    const mayFollow = vi.fn<() => Promise<boolean>>(() => answered);
    const followers = hub();
    const followed = vi.spyOn(followers, 'follow');
    const dispatched = () => ({ transactionId: 1n, globalPosition: 1n });
    const { onMessage, forget } = subscriptions({
      recent: { since: async () => [] },
      followers,
      presence: presence(localBus()),
      mayFollow,
      dispatched,
    });
    const socket = await connected(onMessage, forget);
    socket.says({ subscribe: ['item:A'] });
    socket.says({ subscribe: ['item:B'] });
    await setImmediate();
    const allow = async () => {
      answer(true);
      await setImmediate();
    };
    return { socket, mayFollow, followed, allow };
  };

  it('follows while it is open', async () => {
    const { followed, allow } = await asking();
    await allow();
    expect(followed.mock.calls.map(([, topic]) => topic)).toEqual(['item:A', 'item:B']);
  });

  it('not what it was asking for when it closed, nor what waited behind', async () => {
    const { socket, mayFollow, followed, allow } = await asking();
    socket.ends();
    await allow();
    expect(followed).not.toHaveBeenCalled();
    expect(mayFollow).toHaveBeenCalledOnce();
  });
});

describe('Rule: a socket that says more than can be heard is cut off', () => {
  it('beyond a hundred messages that wait', async () => {
    const socket = await connected(() => new Promise(() => {}));
    for (let said = 0; said < 100; said++) socket.says({ subscribe: ['item:A'] });
    expect(socket.terminate).not.toHaveBeenCalled();
    socket.says({ subscribe: ['item:A'] });
    expect(socket.terminate).toHaveBeenCalledOnce();
  });

  const says = async (socket: TestSocket, messages: number) => {
    for (let said = 0; said < messages; said++) {
      socket.says({ subscribe: ['item:A'] });
      if (said % 50 === 0) await setImmediate();
    }
  };

  it('beyond a thousand within a minute, though each is heard at once, and not for how much it has said in all', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const socket = await connected(async () => {});
    await says(socket, 1_000);
    clock.mockReturnValue(60_000);
    await says(socket, 1_000);
    expect(socket.terminate).not.toHaveBeenCalled();
    await says(socket, 1);
    expect(socket.terminate).toHaveBeenCalledOnce();
    clock.mockRestore();
  });

  it('beyond two thousand topics within a minute, in however few messages', async () => {
    const socket = await connected(async () => {});
    const says = (topics: number) => socket.says({ subscribe: Array.from({ length: topics }, (_, index) => `item:${index}`) });
    for (let said = 0; said < 40; said++) says(50);
    expect(socket.terminate).not.toHaveBeenCalled();
    says(1);
    expect(socket.terminate).toHaveBeenCalledOnce();
  });
});
