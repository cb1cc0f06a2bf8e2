import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openProxy, type Proxy } from '#tests/cluster/parts/proxy.ts';

let echo: Server;
let proxy: Proxy;
let caller: Socket;
let heard: string;

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

beforeEach(async () => {
  echo = createServer((socket) => void socket.on('error', () => {}).pipe(socket)).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  // The first of them takes no connection.
  proxy = await openProxy(() => [1, portOf(echo)]);
  caller = connect(proxy.port, '127.0.0.1').on('error', () => {});
  heard = '';
  caller.on('data', (bytes) => (heard += bytes.toString('utf8')));
});
afterEach(async () => {
  caller.destroy();
  await proxy.close();
  echo.close();
});

describe('Rule: the cable between two parts of the cluster can be cut', () => {
  it('brings what is said to the first that takes the connection', async () => {
    caller.write('one');
    await expect.poll(() => heard).toBe('one');
  });

  it('holds back what is said while it is cut, and brings it in order afterwards', async () => {
    caller.write('one');
    await expect.poll(() => heard).toBe('one');
    proxy.cut();
    caller.write('two');
    await sleep(50);
    expect(heard).toBe('one');
    expect(caller.destroyed).toBe(false);
    proxy.mend();
    caller.write('three');
    await expect.poll(() => heard).toBe('onetwothree');
  });

  it('keeps whoever comes while it is cut waiting', async () => {
    proxy.cut();
    const late = connect(proxy.port, '127.0.0.1');
    late.write('late');
    await sleep(50);
    const answer = once(late, 'data') as Promise<[Buffer]>;
    proxy.mend();
    expect((await answer)[0].toString('utf8')).toBe('late');
    late.destroy();
  });

  it('loses those who are connected when it is reset', async () => {
    caller.write('one');
    await expect.poll(() => heard).toBe('one');
    const closed = new Promise((resolve) => caller.once('close', resolve));
    proxy.reset();
    await closed;
  });
});
