import { defineRejections } from '../kernel/rejection.ts';

export const walletRejections = defineRejections({
  /** `available` and `needed` in words; `availableCents` and `neededCents` as figures. */
  InsufficientBalance: {
    status: 409,
    en: 'The wallet holds {available}; {needed} is needed',
    zh: '钱包余额 {available}，需要 {needed}',
  },
});
