import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleApp } from '../http-examples.ts';

type Example = Awaited<ReturnType<typeof exampleApp>>;
let app: Example['app'] | undefined;
const lines: { level: number; msg: string }[] = [];
afterEach(async () => {
  lines.length = 0;
  await app?.close();
});

const listen = async (options: Parameters<typeof exampleApp>[0] = {}): Promise<void> => {
  const log = { level: 'info' as const, stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
  ({ app } = await exampleApp({ log, ...options }));
  await app.listen({ port: 0, host: '127.0.0.1' });
};
const open = (): Socket => connect((app!.server.address() as AddressInfo).port, '127.0.0.1');

/** What the server says to a request as it stands, until it hangs up or has said an envelope. */
const answerTo = (request: string) =>
  new Promise<{ status: number; head: string; envelope: { code: number; error?: string; msg: string; requestId?: string } }>((resolve, reject) => {
    const socket = open();
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
      const [head, body] = text.split('\r\n\r\n');
      if (!body?.endsWith('}')) return;
      socket.destroy();
      resolve({ status: Number(head!.split(' ')[1]), head: head!, envelope: JSON.parse(body) });
    });
    socket.on('error', reject);
    socket.write(request);
  });

const post = (path: string, token: string, length: number, more = '') =>
  `POST /api/business/${path} HTTP/1.1\r\nHost: x\r\nToken: ${token}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

describe('Rule: no body is waited for before its sender is known', () => {
  it('answers a made-up token while the body stalls', async () => {
    await listen();
    expect((await answerTo(`${post('letter', 'made up', 900_000)}{"text":"`)).status).toBe(401);
  });

  it('answers one that announces more than it may say', async () => {
    await listen();
    expect((await answerTo(`${post('note/add', 'seller', 900_000)}{"text":"`)).status).toBe(413);
  });

  it('gives up on one that does not arrive in time', async () => {
    await listen({ bodyPatience: 50 });
    const { status, head, envelope } = await answerTo(`${post('letter', 'seller', 900)}{"text":"`);
    expect(status).toBe(408);
    expect(envelope).toMatchObject({ code: 408, error: 'RequestTimeout', msg: expect.stringMatching(/too long.*超时/) });
    expect(head).toMatch(/connection: close/i);
  });

  it('and takes what has arrived in time', async () => {
    await listen({ bodyPatience: 50 });
    expect((await answerTo(`${post('letter', 'seller', 13)}{"text":"ab"}`)).envelope).toMatchObject({ code: 200 });
  });
});

describe('Rule: also what is no request is answered in the envelope, with the headers of every answer', () => {
  it.each([
    ['headers beyond 16 kB', `GET /api/business/hello HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HeadersTooLarge'],
    ['no protocol', 'hello\r\n\r\n', 400, 'MalformedRequest'],
  ])('%s', async (_name, request, code, error) => {
    await listen();
    const { status, head, envelope } = await answerTo(request);
    expect(status).toBe(code);
    expect(envelope).toMatchObject({ code, error, requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    const usual = Object.keys((await app!.inject('/api/business/hello')).headers);
    const due = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy', 'cache-control', 'x-request-id'];
    expect(usual).toEqual(expect.arrayContaining(due));
    for (const name of due) expect(head.toLowerCase()).toContain(`${name}: `);
  });
});

describe('Rule: a request that its sender breaks off is no fault of ours', () => {
  it('is logged as what it is', async () => {
    await listen();
    const socket = open();
    socket.write(`${post('letter', 'seller', 900)}{"text":"`);
    await expect.poll(() => app!.server.listening && socket.bytesWritten > 0).toBe(true);
    setTimeout(() => socket.resetAndDestroy(), 100);
    await expect.poll(() => lines.some(({ msg }) => msg === 'the sender broke off'), { timeout: 5_000 }).toBe(true);
    expect(lines.filter(({ level }) => level >= 40)).toEqual([]);
  });
});

describe('Rule: a form comes as it is, not compressed', () => {
  it('is refused before a byte of it is read', async () => {
    await listen();
    const head = post('send', 'seller', 900_000, 'Content-Encoding: gzip\r\n').replace('application/json', 'multipart/form-data; boundary=x');
    expect((await answerTo(head)).envelope).toMatchObject({ code: 415, error: 'UnsupportedMediaType' });
  });
});
