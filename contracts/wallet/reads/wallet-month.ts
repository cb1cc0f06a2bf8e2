import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { shopIdField } from '../../kernel/lists/query-fields.ts';
import { cents } from '../../kernel/lists/query-rows.ts';
import type { Words } from '../../kernel/words.ts';
import type { TransactionTypeName } from '../transaction-types.ts';
import { walletAccess } from '../wallet-access.ts';

interface Movement {
  words: Words;
  types: readonly TransactionTypeName[];
}

/** What moves a wallet, in the order in which a month of it is told. Every transaction type belongs to one. */
export const movements = {
  sales: {
    words: { en: 'Sales collected', zh: '销售收款' },
    types: ['cashoutCollection', 'consignmentCollection', 'cashoutDeduction', 'platformReturnDeduction'],
  },
  fees: {
    words: { en: 'Fees and labels', zh: '费用与面单' },
    types: ['shippingFee', 'transshipmentFee', 'switchUserFee', 'consignmentFee', 'platformFee', 'labelFee', 'labelRefund'],
  },
  storage: { words: { en: 'Storage', zh: '仓租' }, types: ['storageFee'] },
  repairs: { words: { en: 'Repairs', zh: '维修' }, types: ['shoeRepairDeduction', 'shoeRepairRefund'] },
  transfers: { words: { en: 'Recharged and withdrawn', zh: '充值与提现' }, types: ['recharge', 'cashWithdrawal', 'cancelCashWithdrawal'] },
} as const satisfies Record<string, Movement>;
export type MovementName = keyof typeof movements;
export const movementNames = Object.keys(movements) as [MovementName, ...MovementName[]];

export const getWalletMonth = endpoint({
  name: 'getWalletMonth',
  method: 'GET',
  path: '/wallet/month',
  bases: ['business', 'admin'],
  access: walletAccess,
  summary: 'What moved a wallet in the month of the books that is under way, by kind; reversals count against what they take back (R2.72)',
  query: z.strictObject({
    /** Whose; a seller has their own only. */
    shopId: shopIdField.optional(),
  }),
  /** Days of the books, which are kept in UTC. Cents are negative where more went out than came in. */
  data: z.object({ from: z.iso.date(), to: z.iso.date(), moved: z.array(z.object({ movement: z.enum(movementNames), cents })) }),
});
export type WalletMonth = z.output<typeof getWalletMonth.data>;
