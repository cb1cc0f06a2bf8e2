import { describe, expect, it } from 'vitest';
import { canonicalTimeZone, isTimeZone } from './time-zone.ts';

describe('Rule: a time zone is a place whose clocks the runtime and the database know alike', () => {
  it.each(['UTC', 'Asia/Shanghai', 'america/new_york', 'America/Argentina/Ushuaia', 'Etc/GMT+5'])('takes %s', (name) =>
    expect(isTimeZone(name)).toBe(true),
  );
  it.each(['PLT', 'ACT', 'EST5EDT', '+05:30', 'US/Pacific-New', 'Mars/Base', 'Asia', ''])('refuses %s', (name) =>
    expect(isTimeZone(name)).toBe(false),
  );
});

describe('Rule: a zone has one name, so that what is made for it is made once', () => {
  it.each([
    ['america/NEW_york', 'America/New_York'],
    ['US/Eastern', 'America/New_York'],
    ['utc', 'UTC'],
    ['Mars/Base', undefined],
  ])('%s', (name, canonical) => expect(canonicalTimeZone(name)).toBe(canonical));
});
