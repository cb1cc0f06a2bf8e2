import { describe, expect, it } from 'vitest';
import { problemOf } from './scan-steps.ts';

describe('Rule: a code that is neither an item nor a parcel here is told apart', () => {
  it('from one that nobody could be asked about, and from what another warehouse has', () => {
    const nothing = { found: 'nothing', code: 'X', known: null, near: [] as [] } as const;
    const elsewhere = { found: 'elsewhere', code: 'X', what: 'unit', id: 'X', warehouse: { id: 'w2', name: 'Reno' } } as const;
    expect([{ found: 'offline' } as const, nothing, elsewhere].map((found) => problemOf('X', found).type)).toEqual([
      'offline',
      'notFound',
      'elsewhere',
    ]);
  });
});
