import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';

describe('Rule: a warehouse works by its own clock', () => {
  it('knows its days across the change to winter time', () => {
    const newark = calendar('America/New_York', new Date('2026-11-20T15:42:00Z'), 120);
    expect(newark.at(120, 0).toISOString()).toBe('2026-11-20T05:00:00.000Z');
    expect(newark.at(120, 10.5).toISOString()).toBe('2026-11-20T15:30:00.000Z');
    expect(newark.at(0, 8).toISOString()).toBe('2026-07-23T12:00:00.000Z');
    expect(newark.weekday(120)).toBe(5);
  });

  it('rests at night and on Sundays', () => {
    const newark = calendar('America/New_York', new Date('2026-11-20T15:42:00Z'), 10);
    const atWork = (moment: string) => newark.atWork(new Date(moment)).toISOString();
    expect(atWork('2026-11-18T15:00:00Z')).toBe('2026-11-18T15:00:00.000Z');
    expect(atWork('2026-11-18T10:00:00Z')).toBe('2026-11-18T13:00:00.000Z');
    expect(atWork('2026-11-14T23:30:00Z')).toBe('2026-11-16T13:00:00.000Z');
  });

  it('may be a day ahead', () => {
    const shanghai = calendar('Asia/Shanghai', new Date('2026-11-20T17:00:00Z'), 3);
    expect(shanghai.at(3, 0).toISOString()).toBe('2026-11-20T16:00:00.000Z');
    expect(shanghai.weekday(3)).toBe(6);
  });
});
