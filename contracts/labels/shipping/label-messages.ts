import type { Words } from '#contracts/kernel/words.ts';

export const labelMessages = {
  /** R8.36. */
  labelVoided: { en: 'Label voided. The refund is credited within 30 days', zh: '面单已作废，退款将在 30 天内到账' },
} as const satisfies Record<string, Words>;
