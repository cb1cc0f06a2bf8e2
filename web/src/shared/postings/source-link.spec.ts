import { describe, expect, it } from 'vitest';
import { sourceLink } from './source-link.ts';

const seller = { terminal: 'business', pathname: '/business/wallet' } as const;

describe('Rule: a movement of money leads to what it was for', () => {
  it('a label, a cash-out, a recharge, a withdrawal, and nothing for what finance credited by itself', () => {
    expect(sourceLink(seller, { type: 'labelFee', reference: { kind: 'label', id: 'SL-7' } })).toMatch(/^\/business\/label-center\?.*SL-7$/);
    expect(sourceLink(seller, { type: 'cashoutCollection', reference: { kind: 'order', id: 'OC1' } })).toBe(
      '/business/in-warehouse/inventory/detail/cashout?oddNo=OC1&dealType=5',
    );
    expect(sourceLink(seller, { type: 'recharge', reference: { kind: 'recharge', id: 'RC-10001' } })).toBe(
      '/business/wallet/WalletCharge?recharge=RC-10001',
    );
    expect(sourceLink(seller, { type: 'cashWithdrawal', reference: { kind: 'withdrawal', id: 'WD-1001' } })).toBe(
      '/business/wallet/Withdrawal?withdrawal=WD-1001',
    );
    expect(sourceLink(seller, { type: 'recharge', reference: { kind: 'recharge', id: 'RC-QWERTYUI123' } })).toBeUndefined();
  });

  it('each role to its own page', () => {
    const cashOut = { type: 'cashoutCollection', reference: { kind: 'order', id: 'OC1' } } as const;
    expect(sourceLink({ terminal: 'admin', pathname: '/admin/Finance/MerchantFlow' }, cashOut)).toBe(
      '/admin/Audit/PlatformRecycling/Detail?oddNo=OC1',
    );
    const recharge = { type: 'recharge', reference: { kind: 'recharge', id: 'RC-10001' } } as const;
    expect(sourceLink({ terminal: 'admin', pathname: '/admin/Finance/MerchantFlow' }, recharge)).toBe(
      '/admin/Finance/PlatformFlow/charge?recharge=RC-10001',
    );
  });
});
