import { describe, expect, it } from 'vitest';
import { applyConsignmentEndpoint } from '#contracts/requests/apply-consignment.ts';
import { withOnePrice } from '#web/shared/order/prices/prices.ts';
import { applicationOf, emptyDraft, gapsOf, isComplete } from './consignment-draft.ts';

const oneIds = ['UZ4X3PYCQT', 'K7Q2M4XR9D'] as const;
const complete = { ...emptyDraft, platform: 'Auction' as const, prices: withOnePrice(oneIds, 12_050) };

describe('Rule: a consignment names its platform and a price of at least $10 for each item (R5.13)', () => {
  it('names what is missing', () => {
    const gaps = gapsOf({ ...emptyDraft, prices: { [oneIds[0]]: 1_000, [oneIds[1]]: 999 } }, oneIds);
    expect(gaps).toEqual({ platform: true, prices: new Set([oneIds[1]]) });
    expect(isComplete(gaps)).toBe(false);
    expect(isComplete(gapsOf(complete, oneIds))).toBe(true);
  });

  it('counts only the items that are still in it', () => {
    expect(gapsOf({ ...complete, prices: { [oneIds[0]]: 5_000 } }, [oneIds[0]]).prices.size).toBe(0);
  });

  it('is what the contract takes', () => {
    const application = applicationOf(complete, oneIds);
    expect(application).toMatchObject({ platform: 'Auction', items: [{ priceCents: 12_050 }, { priceCents: 12_050 }] });
    expect(applyConsignmentEndpoint.body?.safeParse({ ...application, items: [] }).error?.issues.map(({ path }) => path[0])).toEqual(['items']);
  });
});
