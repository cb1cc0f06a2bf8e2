import { describe, expect, it } from 'vitest';
import { transactionTypeNames } from '../transaction-types.ts';
import { movements } from './wallet-month.ts';

describe('Rule: a month of a wallet leaves nothing out', () => {
  it('since every transaction type belongs to one movement', () =>
    expect(
      Object.values(movements)
        .flatMap(({ types }): readonly string[] => types)
        .toSorted(),
    ).toEqual(transactionTypeNames.toSorted()));
});
