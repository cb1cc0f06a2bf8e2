import { describe, expect, it } from 'vitest';
import { isBalanced } from '../ledger/accounts.ts';
import { walletCentsOf, walletEventSchemas } from './wallet-events.ts';
import { withCurrencyAndBasis } from './postings-of-before.ts';

const recorded = { recordedAt: '2026-10-31T23:59:59.000Z' };
const before = (type: string, account: string, amountCents: number, remark = '') => ({
  postingId: `${type}-N-1`,
  shopId: 7,
  type,
  entries: [
    { account: 'wallet:7', amountCents },
    { account, amountCents: -amountCents },
  ],
  reference: { kind: 'recharge', id: 'N-1' },
  remark,
});
const today = (...said: Parameters<typeof before>) => walletEventSchemas.WalletPosted.parse(withCurrencyAndBasis(before(...said), recorded));

describe('Rule: postings of before currency and basis were kept mean what they meant', () => {
  it.each([
    ['recharge', 'operator:bank', 5_000, '', { account: 'assets:bank', sub: 'main', side: 'D', cents: 5_000 }],
    ['labelFee', 'operator:labels', -1_234, 'UPS Ground', { account: 'liabilities:carrier', sub: 'UPS', side: 'C', cents: 1_234 }],
    ['labelRefund', 'operator:labels', 1_234, 'A note', { account: 'liabilities:carrier', sub: 'unknown', side: 'D', cents: 1_234 }],
    ['cashoutCollection', 'operator:goods', 9_900, '', { account: 'assets:goods', side: 'D', cents: 9_900 }],
  ] as const)('%s', (type, account, cents, remark, other) => {
    const posted = today(type, account, cents, remark);
    expect(posted).toMatchObject({ currency: 'USD', effectiveDate: '2026-10-31', basis: { kind: 'legacy', cents: Math.abs(cents) } });
    expect(walletCentsOf(posted)).toBe(cents);
    expect(posted.entries[1]).toEqual(other);
    expect(isBalanced(posted.entries)).toBe(true);
  });
});
