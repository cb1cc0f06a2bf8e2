import { describe, expect, it } from 'vitest';
import type { BulkRow } from '#contracts/bulk/bulk-events.ts';
import { findDoubles, type RecentPosting } from './doubles.ts';

const now = new Date('2026-11-24T12:00:00Z');
const row: BulkRow = { row: 2, shopId: 7, cents: 500, type: 'platformFee', reason: 'fee', reference: 'OC-1', remark: '' };
const posted: RecentPosting = { shopId: 7, cents: 500, type: 'platformFee', reference: 'oc-1', postingId: 'P', postedAt: '2026-11-02T08:00:00Z' };
const doublesAmong = async (recent: RecentPosting[], rows = [row]) => [
  ...(await findDoubles(rows, { now, recentPostings: async (_, since) => (since === '2026-08-26' ? recent : []) })),
];

describe('Rule: a row tells of what was posted within 90 days to the same shop, by the same amount, type and reference', () => {
  it('the latest of them', async () => {
    const later = { ...posted, postingId: 'Q', postedAt: '2026-11-20T08:00:00Z' };
    expect(await doublesAmong([later, posted])).toEqual([[2, { postingId: 'Q', postedAt: later.postedAt }]]);
  });

  it.each<[string, Partial<BulkRow>]>([
    ['another shop', { shopId: 8 }],
    ['another amount', { cents: 501 }],
    ['another type', { type: 'shippingFee' }],
    ['another reference', { reference: 'OC-2' }],
    ['no reference', { reference: '' }],
  ])('and nothing of %s', async (_, changed) => expect(await doublesAmong([posted], [{ ...row, ...changed }])).toEqual([]));

  it('without a reference, what bore none', async () =>
    expect(await doublesAmong([{ ...posted, reference: '' }], [{ ...row, reference: '' }])).toHaveLength(1));
});
