import { describe, expect, it } from 'vitest';
import type { Sent } from '../kernel/transport.ts';
import { publicKeys } from './public-keys.ts';

const hour = 3_600_000;

const openKeys = (there: readonly string[]) => {
  const asked: string[] = [];
  let now = 0;
  const send = async ({ url }: { url: string }) => {
    const path = url.slice('https://site'.length);
    asked.push(path);
    const status = there.includes(path) ? 200 : 404;
    return { kind: 'answered', status, headers: {}, bytes: Buffer.from(JSON.stringify({ key: path })) } as unknown as Sent;
  };
  const keys = publicKeys({ send }, 'https://site', { now: () => new Date(now) });
  const read = (path: string) => keys.read(path, (body) => (body as { key: string }).key);
  return { asked, read, pass: (ms: number) => (now += ms) };
};

describe('Rule: a key of a channel is asked for once an hour', () => {
  it('and again after it', async () => {
    const { asked, read, pass } = openKeys(['/k-1']);
    expect([await read('/k-1'), await read('/k-1')]).toEqual(['/k-1', '/k-1']);
    expect(asked).toHaveLength(1);
    pass(hour);
    expect(await read('/k-1')).toBe('/k-1');
    expect(asked).toHaveLength(2);
  });

  it('however many names somebody invents: they do not take its place, and are not all asked for', async () => {
    const { asked, read, pass } = openKeys(['/k-1']);
    await read('/k-1');
    pass(hour - 1);
    for (let n = 0; n < 100; n++) expect(await read(`/invented-${n}`)).toBeUndefined();
    expect(asked).toHaveLength(21);
    pass(1);
    expect(await read('/k-1')).toBe('/k-1');
  });
});
