import { z } from 'zod';
import { endpoint } from '../../kernel/endpoint.ts';
import { shopIdField } from '../../kernel/lists/query-fields.ts';
import { cents, gmt } from '../../kernel/lists/query-rows.ts';
import type { Words } from '../../kernel/words.ts';
import { referenceKinds } from '../../ledger/reference-kinds.ts';
import { walletAccess } from '../wallet-access.ts';
import { holdPurposes, type HoldPurpose } from '../wallet-events.ts';

/** What money is set aside for, and what ends that. */
export const holdPurposeWords = {
  withdrawal: {
    what: { en: 'Withdrawal', zh: '提现' },
    endsBy: {
      en: 'Paid out when finance has approved it, given back if it is cancelled or rejected',
      zh: '财务审核通过后打款；取消或驳回则解冻退回',
    },
  },
  request: {
    what: { en: 'Fee of a request', zh: '申请费用' },
    endsBy: { en: 'Paid when the request is approved, given back if it is rejected or cancelled', zh: '申请通过后扣款；驳回或取消则解冻退回' },
  },
  repair: {
    what: { en: 'Repair', zh: '维修' },
    endsBy: { en: 'Paid when the repair is approved, given back if it is rejected or cancelled', zh: '维修审核通过后扣款；驳回或取消则解冻退回' },
  },
  review: {
    what: { en: 'Under review by finance', zh: '财务核查' },
    endsBy: { en: 'Given back or charged when finance has decided', zh: '财务核查结束后解冻或扣款' },
  },
} as const satisfies Record<HoldPurpose, { what: Words; endsBy: Words }>;

const reference = z.object({ kind: z.enum(referenceKinds), id: z.string() });
/** Whose; a seller has their own only. */
const query = z.strictObject({ shopId: shopIdField.optional() });

const hold = z.object({
  holdId: z.string(),
  purpose: z.enum(holdPurposes),
  reference,
  cents,
  gmtCreate: gmt,
  /** When it is given back by itself. */
  gmtExpire: gmt.nullable(),
});
export type WalletHoldRow = z.output<typeof hold>;

export const listWalletHolds = endpoint({
  name: 'listWalletHolds',
  method: 'GET',
  path: '/wallet/holds',
  bases: ['business', 'admin'],
  access: walletAccess,
  summary: 'What of a wallet is set aside: for what, since when, until when. The open holds add up to what is held (R2.72)',
  query,
  data: z.object({ heldCents: cents, holds: z.array(hold) }),
});

/** Money that is on its way to a wallet, and cannot be spent before it is posted. */
export const expectedKinds = {
  labelRefund: { en: 'Label refund', zh: '面单退款' },
  consignmentSale: { en: 'Consignment sale', zh: '寄售款' },
  recharge: { en: 'Recharge', zh: '充值' },
} as const satisfies Record<string, Words>;
export type ExpectedKind = keyof typeof expectedKinds;
export const expectedKindNames = Object.keys(expectedKinds) as [ExpectedKind, ...ExpectedKind[]];

/** What each of them waits for. */
export const expectedWaitWords = {
  labelRefund: { en: 'Credited when the carrier has refunded the voided label', zh: '承运商退还作废面单费用后入账' },
  consignmentSale: { en: 'Credited when the order is completed; fees come off the price', zh: '订单完成后入账，另扣相关费用' },
  recharge: { en: 'Received; credited when finance has approved it', zh: '款项已收到，财务审核通过后入账' },
} as const satisfies Record<ExpectedKind, Words>;

const expected = z.object({ kind: z.enum(expectedKindNames), reference, cents, gmtCreate: gmt });
export type ExpectedMoney = z.output<typeof expected>;

export const listExpectedMoney = endpoint({
  name: 'listExpectedMoney',
  method: 'GET',
  path: '/wallet/expected',
  bases: ['business', 'admin'],
  access: walletAccess,
  summary:
    'What is on its way to a wallet: refunds of voided labels, sales whose money has not been collected, and recharges that were received (R2.72)',
  query,
  data: z.object({ expectedCents: cents, expected: z.array(expected) }),
});
