import { describe, expect, it } from 'vitest';
import { commonCauses } from './common-causes.ts';

describe('Rule: items go back together for a reason that is true of each', () => {
  it('and not where they have none in common', () => {
    const cameBack = { causes: ['platformReturn', 'undeliverable'] as const };
    const failed = { causes: ['failedInspection'] as const };
    const both = { causes: ['platformReturn', 'undeliverable', 'failedInspection'] as const };
    expect(commonCauses([cameBack, both])).toEqual(['platformReturn', 'undeliverable']);
    expect(commonCauses([both, failed])).toEqual(['failedInspection']);
    expect(commonCauses([cameBack, failed])).toEqual([]);
  });
});
