import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { callContext } from './request-context.ts';

const zoneOf = (timezone: string) => callContext({ headers: { timezone }, id: 'r' } as unknown as FastifyRequest, 'business').timeZone;

describe('Rule: a caller’s time zone goes by its one name, however it was spelled', () => {
  it.each([
    ['Asia/Shanghai', 'Asia/Shanghai'],
    ['aSIA/shANGHAI', 'Asia/Shanghai'],
    ['Mars/Base', 'UTC'],
    ['', 'UTC'],
  ])('%s', (said, zone) => expect(zoneOf(said)).toBe(zone));

  it('also after more spellings than are remembered', () => {
    const letters = [...'america/argentina/comodrivadavia'];
    const spelled = (n: number) => letters.map((letter, index) => ((n >> (index % 12)) & 1 ? letter.toUpperCase() : letter)).join('');
    const zones = new Set(Array.from({ length: 1_500 }, (_, n) => zoneOf(spelled(n))));
    expect([...zones]).toEqual(['America/Catamarca']);
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    zoneOf('Asia/Shanghai');
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
