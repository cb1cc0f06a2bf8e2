import { describe, expect, it } from 'vitest';
import { requireDueAhead } from './due.ts';

const now = new Date('2026-11-23T12:00:00.000Z');

describe('Rule: a parcel is asked to leave at a time that is still to come', () => {
  it('or at none', () => {
    expect(requireDueAhead(undefined, now)).toBeUndefined();
    expect(requireDueAhead('2026-11-23T12:00:01.000Z', now)).toBeUndefined();
  });

  it.each(['2020-01-01T00:00:00.000Z', '2026-11-23T12:00:00.000Z'])('refuses %s', (dueAt) => {
    expect(requireDueAhead(dueAt, now)).toEqual({ rejected: 'DueInThePast', field: 'dueAt' });
  });
});
