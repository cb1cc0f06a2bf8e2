import { defineRejections } from '../kernel/rejection.ts';

export const walletRejections = defineRejections({
  /** `available` and `needed` in words; `availableCents` and `neededCents` as figures. */
  InsufficientBalance: {
    status: 409,
    en: 'The wallet balance is {available}; {needed} is needed',
    zh: '钱包余额 {available}，需要 {needed}',
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
