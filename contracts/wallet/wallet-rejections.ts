import { defineRejections } from '../kernel/rejection.ts';

export const walletRejections = defineRejections({
  /** `available` and `needed` in words; `availableCents` and `neededCents` as figures. */
  InsufficientBalance: {
    status: 409,
    en: 'The wallet balance is {available}; {needed} is needed',
    zh: '钱包余额 {available}，需要 {needed}',
  },
  WalletIsFrozen: {
    status: 409,
    en: 'The wallet is frozen; please contact finance',
    zh: '钱包已冻结，请联系财务',
  },
  /** `where` is a posting, a wallet or an account, with its place in the log. */
  BooksContradict: {
    status: 409,
    en: 'The books contradict themselves at {where}: nothing is paid out until it is settled',
    zh: '账目在 {where} 处不一致，处理前不能付款',
  },
  TransferCredited: {
    status: 409,
    en: 'The transfer {ref} has been credited already; nothing was credited again',
    zh: '银行转账 {ref} 已入账，未重复入账',
  },
  AlreadyHeld: {
    status: 409,
    en: 'Money is already set aside for {holdId}',
    zh: '{holdId} 的款项已冻结',
  },
  AlreadyPosted: {
    status: 409,
    en: '{postingId} has already been posted; nothing was posted again',
    zh: '{postingId} 已经入账，未重复入账',
  },
  WalletNotFrozen: { status: 409, en: 'The wallet is not frozen', zh: '钱包未冻结' },
  AlreadyReversed: { status: 409, en: '{postingId} has been taken back already', zh: '{postingId} 已冲正' },
  PosterReverses: { status: 409, en: 'You have posted this yourself: somebody else has to take it back', zh: '该笔由您入账，须由他人冲正' },
  ReversalStands: {
    status: 409,
    en: 'A reversal is not taken back; post what is right instead',
    zh: '冲正流水不可再冲正，请另行入账',
  },
  UndoneOtherwise: {
    status: 409,
    en: 'This is taken back where it came from: by the label, the withdrawal, the order or the repair',
    zh: '此类流水须在原业务中处理：面单、提现、订单或维修',
  },
  FeeNotEarned: {
    status: 409,
    en: 'Order {oddNo} has not left yet: cancel it, and its fee goes back with it',
    zh: '订单 {oddNo} 尚未出库：取消订单后费用将一并退回',
  },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    wallet: typeof walletRejections;
  }
}
