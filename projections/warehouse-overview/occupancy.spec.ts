import { describe, expect, it } from 'vitest';
import { zoneInName } from './occupancy.ts';

describe('Rule: a shelf without a zone stands in the zone that its name begins with', () => {
  it.each([
    ['E-01-1', 'E'],
    ['Dock', ''],
  ])('%s in %j', (name, zone) => expect(zoneInName(name)).toBe(zone));
});
