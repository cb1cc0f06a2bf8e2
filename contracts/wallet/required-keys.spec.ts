import { describe, expect, it } from 'vitest';
import { endpoints } from '../endpoints.ts';

describe('Rule: where money moves, a repeated request is known by its key', () => {
  it('which is required', () => {
    const required = endpoints.filter(({ keyRequired }) => keyRequired).map(({ name }) => name);
    expect(required.toSorted()).toEqual([
      'applyBulkReship',
      'applyRecharge',
      'applyWithdrawal',
      'approveAdjustment',
      'approveRecharge',
      'buyLabel',
      'buyOrderLabel',
      'completeWithdrawal',
      'confirmRequest',
      'creditBankLine',
      'explainBankLine',
      'payOutSale',
      'payWithdrawal',
      'postBankOpening',
      'quoteRequest',
      'recordSale',
      'refundLabel',
      'refundSale',
      'releaseBankLine',
      'requestAdjustment',
      'retryVoid',
      'returnWithdrawal',
      'reversePosting',
      'sellConsignment',
      'takeOverConsignment',
      'voidLabel',
    ]);
  });
});
