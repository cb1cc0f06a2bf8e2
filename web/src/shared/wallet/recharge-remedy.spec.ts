import { afterAll, describe, expect, it, vi } from 'vitest';
import { rechargeRemedy } from './recharge-remedy.ts';

const at = (hash: string) => vi.stubGlobal('location', { hash });
afterAll(() => vi.unstubAllGlobals());

describe('Rule: where spending is refused for want of money, the way to recharge stands beside the refusal', () => {
  it.each([
    ['#/business/label-center?buy=1', 'InsufficientBalance', '#/business/wallet/WalletCharge'],
    ['#/business/label-center', 'WalletIsFrozen', undefined],
    ['#/business/wallet/Withdrawal?type=all', 'InsufficientBalance', undefined],
    ['#/admin/Audit', 'InsufficientBalance', undefined],
    ['#/admin/warehouse/wallet', 'InsufficientBalance', undefined],
  ])('at %s, refused with %s: %s', (hash, error, href) => {
    at(hash);
    expect(rechargeRemedy({ error })?.href).toBe(href);
  });
});
