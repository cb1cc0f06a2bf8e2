import type { Words } from '../kernel/words.ts';

/** Why goods are sent back to their seller: a buyer sent them back, a carrier could not deliver them, or they failed their inspection. */
export const returnCauses = {
  platformReturn: { en: 'Returned by the buyer', zh: '买家退货' },
  undeliverable: { en: 'Could not be delivered', zh: '无法派送' },
  failedInspection: { en: 'Failed inspection', zh: '质检不合格' },
} as const satisfies Record<string, Words>;
export type ReturnCause = keyof typeof returnCauses;
export const returnCauseNames = Object.keys(returnCauses) as [ReturnCause, ...ReturnCause[]];
