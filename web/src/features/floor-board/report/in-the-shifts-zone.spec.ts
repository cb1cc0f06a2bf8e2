import { describe, expect, it } from 'vitest';
import { dueIn, hourIn } from './in-the-shifts-zone.ts';

const zone = 'America/New_York';

describe('Rule: the report of a shift tells the hours of its warehouse', () => {
  it('of a scan', () => expect(hourIn('2026-11-28T05:01:40Z', zone)).toBe('00:01'));

  it('of what is late, with the day where it is another there', () => {
    const now = '2026-11-28T06:52:00Z';
    expect(dueIn('2026-11-28T06:23:00Z', now, zone)).toBe('01:23');
    expect(dueIn('2026-11-28T04:30:00Z', now, zone)).toBe('11-27\u00a023:30');
  });
});
