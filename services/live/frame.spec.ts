import { createServer, type AddressInfo } from 'node:net';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { textFrame } from './frame.ts';

const texts = ['{}', 'a'.repeat(125), 'a'.repeat(126), '熊猫配色'.repeat(20), 'b'.repeat(65_535), 'b'.repeat(65_536), '纯白'.repeat(40_000)];

/** Says the texts as frames to whoever opens a socket. */
const server = createServer((line) => {
  line.once('data', (asked) => {
    const key = /sec-websocket-key: (\S+)/i.exec(asked.toString())![1];
    const accepted = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
    line.write(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`);
    for (const text of texts) line.write(textFrame(text));
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

describe('Rule: a frame made once is what the protocol says', () => {
  it('is read as it was said, whatever its length', async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      socket.on('message', (text: Buffer) => {
        heard.push(text.toString('utf8'));
        if (heard.length === texts.length) resolve();
      });
    });
    socket.terminate();
    expect(heard).toEqual(texts);
  });
});
