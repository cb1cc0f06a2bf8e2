import { describe, expect, it } from 'vitest';
import { greeting } from './greeting.ts';

const at = (time: string, zone = 'UTC') => greeting(new Date(`2026-03-01T${time}Z`), zone, 'en_us');

describe('Rule: a user is greeted by the hour where they are', () => {
  it.each([
    ['00:30:00', 'Good evening'],
    ['05:00:00', 'Good morning'],
    ['12:00:00', 'Good afternoon'],
    ['18:00:00', 'Good evening'],
  ])('%s', (time, words) => expect(at(time)).toBe(words));

  it('counts in the zone of the user', () => {
    expect(at('23:00:00', 'Asia/Shanghai')).toBe('Good morning');
    expect(greeting(new Date('2026-03-01T23:00:00Z'), 'Asia/Shanghai', 'zh_cn')).toBe('早上好');
  });
});
