import { describe, expect, it } from 'vitest';
import type { AnyConnector, ListingThere } from '../kernel/port.ts';
import { sweep, type BelievedListing } from './sweep.ts';

const live = (externalId: string, priceCents: number): ListingThere => ({ externalId, priceCents, isLive: true, status: 'ACTIVE' });
const ours: readonly BelievedListing[] = [
  { listingId: 'LS-1', externalId: 'A', confirmedCents: 212_00 },
  { listingId: 'LS-2', externalId: 'B', confirmedCents: 214_00 },
];

const swept = async (pages: readonly (readonly ListingThere[] | 'failed')[], missed: readonly string[] = []) => {
  const told: string[] = [];
  const connector = {
    async list(cursor: string | undefined) {
      const at = Number(cursor ?? 0);
      const page = pages[at]!;
      if (page === 'failed') return { kind: 'failed', failure: { kind: 'transient', code: '' } };
      return { kind: 'read', value: { rows: page, next: at + 1 < pages.length ? String(at + 1) : undefined } };
    },
  } as unknown as AnyConnector;
  const missing = await sweep({
    pool: { query: async () => ({ rows: [] }) } as never,
    now: new Date(),
    accountId: 'A',
    connector,
    liveListingsOf: async () => ours,
    differences: {
      drifted: async (listingId, cents) => void told.push(`${listingId} shows ${cents}`),
      endedThere: async (listingId) => void told.push(`${listingId} ended`),
    },
    missed: new Set(missed),
  });
  return { told, missing: [...missing] };
};

describe('Rule: every listing of an account is held against what the channel shows', () => {
  it('over all pages, and nothing is told where both agree', async () =>
    expect(await swept([[live('A', 212_00)], [live('B', 214_00)]])).toEqual({ told: [], missing: [] }));

  it('another price is told', async () =>
    expect(await swept([[live('A', 200_00), live('B', 214_00)]])).toEqual({ told: ['LS-1 shows 20000'], missing: [] }));

  it('one that is missing once may have been sold a moment ago', async () =>
    expect(await swept([[live('A', 212_00)]])).toEqual({ told: [], missing: ['LS-2'] }));

  it('one that is missing twice has ended there', async () =>
    expect(await swept([[live('A', 212_00)]], ['LS-2'])).toEqual({ told: ['LS-2 ended'], missing: [] }));

  it('half a list tells nothing', async () =>
    expect(await swept([[live('A', 212_00)], 'failed'], ['LS-2'])).toEqual({ told: [], missing: ['LS-2'] }));

  it('what is there and not ours is left alone', async () =>
    expect(await swept([[live('A', 212_00), live('B', 214_00), live('Z', 1_00)]])).toEqual({ told: [], missing: [] }));
});
