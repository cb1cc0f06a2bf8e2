import { describe, expect, it } from 'vitest';
import { isNatsUrl, natsServers } from './nats-servers.ts';

describe('Rule: NATS_URL names the servers, and who we are to them', () => {
  it.each([
    ['nats://one:4222', { servers: ['one:4222'] }],
    ['one:4222, two', { servers: ['one:4222', 'two'] }],
    ['nats://shop:hunter2@one:4222,nats://two:4222', { servers: ['one:4222', 'two:4222'], user: 'shop', pass: 'hunter2' }],
    ['nats://one:4222,nats://shop:p%40ss@two:4222', { servers: ['one:4222', 'two:4222'], user: 'shop', pass: 'p@ss' }],
    ['nats://s3cret@one:4222', { servers: ['one:4222'], token: 's3cret' }],
  ])('%s', (url, expected) => expect(natsServers(url)).toEqual(expected));

  it.each(['', 'nats://', 'nats://one:4222,', 'nats://one:abc'])('refuses %j', (url) => expect(isNatsUrl(url)).toBe(false));
});
