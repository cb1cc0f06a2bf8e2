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
  /** `where` is a posting, a wallet or an account. */
  BooksContradict: {
    status: 409,
    en: 'The last check of the books found a contradiction at {where}: nothing is paid out until it is settled',
    zh: '上次核对发现账目在 {where} 处不一致，处理前不能付款',
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
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    wallet: typeof walletRejections;
  }
}
