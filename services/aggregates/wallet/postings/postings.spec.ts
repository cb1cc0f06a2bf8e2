import { describe, expect, it } from 'vitest';
import { isBalanced } from '#contracts/ledger/accounts.ts';
import { amountOf, type Basis, type BasisOf } from '#contracts/ledger/basis.ts';
import { postingFields } from '#contracts/ledger/posting.ts';
import { directionOf, transactionTypeNames, type TransactionTypeName } from '#contracts/wallet/transaction-types.ts';
import { walletCentsOf, walletEventSchemas, type WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { labelOf } from '#tests/support/postings.ts';
import { noWallet, walletStream } from '../wallet.ts';
import { cancelCashWithdrawal, cashWithdrawal, recharge } from './bank-postings.ts';
import { repairDeduction, repairRefund, shippingFee, storageFee, switchUserFee, transshipmentFee } from './fee-postings.ts';
import {
  cashOutCollection,
  cashOutDeduction,
  consignmentCollection,
  consignmentFee,
  platformFee,
  platformReturnDeduction,
} from './goods-postings.ts';
import { labelFee, labelRefund } from './label-postings.ts';

const about = (cents: number) => ({ shopId: 7, id: 'N-1', now: new Date('2026-11-20T23:59:00.000Z'), basis: quoted(cents) });
const quoted = (cents: number): Basis => ({ kind: 'quote', oddNo: 'N-1', feeCents: cents });
const night = (cents: number): BasisOf<'storage'> => {
  const lines = [{ cardId: 'warehouse-EWR', version: 0, freeDays: 20, centsPerDay: cents, items: 1 }];
  return { kind: 'storage', warehouseId: 'EWR', date: '2026-11-19', position: '1-1', digest: '', lines };
};
const sale = (cents: number): BasisOf<'sale'> => ({ kind: 'sale', oddNo: 'N-1', items: [{ oneId: 'A', cents }] });

/** Each type, as it is posted. */
const templates: Record<TransactionTypeName, (cents: number) => WalletPosted> = {
  recharge: (cents) => recharge(about(cents)),
  cashWithdrawal: (cents) => cashWithdrawal(about(cents)),
  cancelCashWithdrawal: (cents) => cancelCashWithdrawal(about(cents)),
  shippingFee: (cents) => shippingFee(about(cents)),
  transshipmentFee: (cents) => transshipmentFee(about(cents)),
  switchUserFee: (cents) => switchUserFee(about(cents)),
  storageFee: (cents) => storageFee({ ...about(cents), basis: night(cents) }),
  shoeRepairDeduction: (cents) => repairDeduction(about(cents)),
  shoeRepairRefund: (cents) => repairRefund(about(cents)),
  cashoutCollection: (cents) => cashOutCollection({ ...about(cents), basis: sale(cents) }),
  cashoutDeduction: (cents) => cashOutDeduction({ ...about(cents), costCents: 60 }),
  consignmentCollection: (cents) => consignmentCollection({ ...about(cents), platform: 'StockX' }),
  consignmentFee: (cents) => consignmentFee(about(cents)),
  platformFee: (cents) => platformFee({ ...about(cents), platform: 'StockX' }),
  platformReturnDeduction: (cents) => platformReturnDeduction({ ...about(cents), platform: 'StockX' }),
  labelFee: (cents) => labelFee({ ...about(cents), basis: labelOf(cents), carrier: 'UPS' }),
  labelRefund: (cents) => labelRefund({ ...about(cents), basis: labelOf(cents), carrier: 'UPS' }),
};
const amounts = [1, 2, 60, 61, 99, 100, 4_210, 100_000_000];

describe('Rule: money moves only by postings that balance, of the amount that their basis leads to (R9.39)', () => {
  it.each(transactionTypeNames)('%s', (type) => {
    for (const cents of amounts) {
      const { data } = templates[type](cents);
      expect(data.type).toBe(type);
      expect(isBalanced(data.entries)).toBe(true);
      expect(walletCentsOf(data)).toBe(directionOf(type) === 'in' ? cents : -cents);
      expect(amountOf(data.basis)).toBe(cents);
      expect(walletStream.accepts!(noWallet, { type: 'WalletPosted', data })).toBe(true);
      expect(walletEventSchemas.WalletPosted.parse(data)).toEqual(data);
    }
  });

  it('one type has one number for each thing that it is about', () => {
    const ids = transactionTypeNames.map((type) => templates[type](5).data.postingId);
    expect(new Set(ids).size).toBe(transactionTypeNames.length);
    expect(templates.labelFee(5).data.postingId).toBe(templates.labelFee(6).data.postingId);
  });

  it('is dated by the day of the books, which is in UTC', () => expect(templates.recharge(5).data.effectiveDate).toBe('2026-11-20'));

  it('what does not balance is not even read', () => {
    const { data } = templates.recharge(5);
    const entries = [data.entries[0]!, { ...data.entries[1]!, cents: 4 }];
    expect(postingFields.entries.safeParse(entries).success).toBe(false);
  });

  it('a deduction takes goods at cost, and the rest is undone as a sale', () => {
    expect(templates.cashoutDeduction(100).data.entries.slice(1)).toEqual([
      { account: 'assets:goods', cents: 60, side: 'C' },
      { account: 'income:sales', cents: 40, side: 'C' },
    ]);
    expect(templates.cashoutDeduction(50).data.entries.slice(1)).toEqual([{ account: 'assets:goods', cents: 50, side: 'C' }]);
  });
});
