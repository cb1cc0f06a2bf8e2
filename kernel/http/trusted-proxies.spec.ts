import { describe, expect, it } from 'vitest';
import { exampleApp } from './http-examples.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';

describe('Rule: whose word about a caller’s address is taken is said as hops or networks', () => {
  it.each([
    ['false', false],
    ['1', 1],
    ['10.0.0.0/8, fd00::/8,192.0.2.7', ['10.0.0.0/8', 'fd00::/8', '192.0.2.7']],
  ])('%s', (text, meant) => expect(parseTrustedProxies(text)).toEqual(meant));

  it.each(['true', '0', '10', '', '10.0.0.0/0', '10.0.0.0/33', 'balancer', '10.0.0.1,'])('not %j', (text) =>
    expect(parseTrustedProxies(text)).toBeUndefined(),
  );
});

describe('Rule: nobody chooses the address that they are counted by', () => {
  /** Three calls where two are allowed; the caller writes another address each time and the balancer appends the true one. */
  const callsBehind = async (trustProxy: string) => {
    const { app } = await exampleApp({ trustProxy: parseTrustedProxies(trustProxy)! });
    const call = (made: number) => app.inject({ url: '/api/business/knock', headers: { 'x-forwarded-for': `203.0.113.${made}, 198.51.100.7` } });
    return [(await call(1)).statusCode, (await call(2)).statusCode, (await call(3)).statusCode];
  };

  it.each(['false', '1', '127.0.0.1', '127.0.0.0/8,10.0.0.0/8'])('%s', async (trustProxy) =>
    expect(await callsBehind(trustProxy)).toEqual([200, 200, 429]),
  );
});
