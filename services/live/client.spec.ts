import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { aSeller } from '../aggregates/item/viewer-examples.ts';
import { clientOn } from './client.ts';

const MB = 1024 * 1024;

const clientBehind = (writableLength: number) => {
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, send: vi.fn<(text: string) => void>(), terminate: vi.fn<() => void>() });
  return { socket, client: clientOn(socket as unknown as WebSocket, { writableLength } as Socket, aSeller()) };
};

describe('Rule: what waits for a client that does not read is bounded, whatever it is', () => {
  it('a refusal is queued behind a little', () => {
    const { socket, client } = clientBehind(2 * MB);
    client.send({ refused: 50, reason: 'Forbidden' });
    expect(socket.send).toHaveBeenCalledOnce();
    expect(socket.terminate).not.toHaveBeenCalled();
  });

  it('behind two megabytes it ends the socket', () => {
    for (const say of ['send', 'sendAtOnce'] as const) {
      const { socket, client } = clientBehind(2 * MB + 1);
      if (say === 'send') client.send({ refused: 50, reason: 'Forbidden' });
      else client.sendAtOnce('{}');
      expect(socket.send).not.toHaveBeenCalled();
      expect(socket.terminate).toHaveBeenCalledOnce();
    }
  });
});
