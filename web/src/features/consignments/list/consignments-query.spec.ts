import { describe, expect, it } from 'vitest';
import { consignmentsQuery, consignmentTabs } from './consignments-query.ts';

const asked = (view: string | undefined) => consignmentsQuery({ pageNo: 1, size: 50, view, filters: {} }).state;
const counts = {
  all: 15,
  reviewing: 1,
  consigning: 2,
  pendingOutbound: 3,
  groupAccount: 4,
  outOfWarehouse: 2,
  completed: 1,
  exception: 2,
} as Parameters<typeof consignmentTabs.count>[1];

describe('Rule: consignments are listed by status (R4.19), and by its simple form (R4.20)', () => {
  it('all of them at first, whatever else stands in the address', () => {
    expect([asked(undefined), asked('lost')]).toEqual([undefined, undefined]);
  });

  it('sold is whatever followed a sale', () => {
    expect(asked('consigning')).toEqual(['consigning']);
    const sold = asked('sold') as string[];
    expect(sold.toSorted()).toEqual(['completed', 'exception', 'groupAccount', 'outOfWarehouse', 'pendingOutbound']);
    expect(consignmentTabs.count('sold', counts)).toBe(12);
    expect(consignmentTabs.count('consigning', counts)).toBe(2);
  });
});
