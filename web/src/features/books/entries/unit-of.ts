import type { Currency } from '#contracts/ledger/accounts.ts';

export const unitOf = { USD: '$', CNY: '¥' } as const satisfies Record<Currency, string>;
