import { describe, expect, it } from 'vitest';
import { countOf, deliveredQuery, outboundQuery, variantOf } from './outbound-query.ts';

const state = { pageNo: 2, view: undefined, filters: { text: 'OC26' } };
const where = { types: [3, 14] as const, wareId: 'EWR-1', size: 50 };

describe('Rule: the type in the address selects the status view', () => {
  it('shows what is still to be done where none is named', () => {
    expect(outboundQuery(state, where)).toMatchObject({
      stage: ['pending', 'assigned', 'picking', 'packed', 'partial'],
      type: [3, 14],
      current: 2,
      text: 'OC26',
    });
  });

  it('shows one stage by its word', () => {
    expect(outboundQuery({ ...state, view: 'packed' }, where)).toMatchObject({ stage: ['packed'] });
    expect(outboundQuery({ ...state, view: 'exception' }, where)).toMatchObject({ state: ['exception'] });
    expect(outboundQuery({ ...state, view: 'all' }, where)).not.toHaveProperty('stage');
  });

  it('takes an unknown word for none', () => {
    expect(outboundQuery({ ...state, view: 'nonsense' }, where)).toEqual(outboundQuery(state, where));
  });

  it('counts each', () => {
    const stages = { pending: 1, assigned: 2, picking: 3, packed: 4, partial: 5, out: 6 };
    const counts = { all: 30, exception: 7, stages } as Parameters<typeof countOf>[1];
    expect([countOf('open', counts), countOf('out', counts), countOf('exception', counts), countOf('all', counts)]).toEqual([15, 6, 7, 30]);
  });
});

describe('Rule: what was shipped is found by any of its numbers', () => {
  it('asks for what is out, last first', () => {
    expect(deliveredQuery(state, where)).toMatchObject({ stage: ['out'], sort: 'outTime', text: 'OC26' });
  });
});

describe('Rule: an order that is late stands out in the list too', () => {
  it('until it has left', () => {
    expect(variantOf({ late: true, stage: 'picking' })).toBe('refused');
    expect(variantOf({ late: false, stage: 'picking' })).toBeUndefined();
    expect(variantOf({ late: true, stage: 'out' })).toBeUndefined();
  });
});
