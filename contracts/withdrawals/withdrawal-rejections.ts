import { defineRejections } from '../kernel/rejection.ts';

export const withdrawalRejections = defineRejections({
  WithdrawalTooSmall: {
    status: 400,
    en: 'The minimum withdrawal amount is $55. Please enter a valid amount',
    zh: '最低提现金额为 $55，请输入有效金额',
  },
  /** `at` in UTC. */
  BankAccountTooNew: {
    status: 409,
    en: 'The account ending in {lastFour} can be paid to from {at}',
    zh: '尾号 {lastFour} 的账户自 {at} 起可用于提现',
  },
  BankAccountRemoved: {
    status: 409,
    en: 'The seller has removed the account ending in {lastFour}',
    zh: '卖家已移除尾号 {lastFour} 的账户',
  },
  HolderNotChecked: {
    status: 409,
    en: 'Nobody has been paid to the account ending in {lastFour} yet: please check that it is the seller’s, and say so',
    zh: '尾号 {lastFour} 的账户尚未核验，请先核对户名是否为该卖家',
  },
  /** `status` is a key of the withdrawal statuses. */
  WithdrawalStatusForbids: {
    status: 409,
    en: 'This is not possible in the current status of withdrawal {withdrawalNo}',
    zh: '提现单 {withdrawalNo} 当前状态不允许此操作',
  },
  SecondReviewerNeeded: {
    status: 409,
    en: 'From {limit} a second person has to approve; you have approved already',
    zh: '{limit} 及以上须由第二人审批，您已审批过',
  },
  MoreThanApproved: {
    status: 409,
    en: '{approved} was approved; {asked} is more',
    zh: '已批准 {approved}，{asked} 超出批准金额',
  },
  PayerReturns: { status: 409, en: 'You have paid this yourself: somebody else has to return it', zh: '该笔由您付款，须由他人退回' },
  StatementLineUsed: { status: 409, en: 'Bank line {ref} already stands for another movement', zh: '银行流水 {ref} 已用于其他款项' },
  BookedInFuture: { status: 422, en: 'The bank cannot have booked it on a later day than today', zh: '入账日期不能晚于今天' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    withdrawals: typeof withdrawalRejections;
  }
}
