import type { Words } from '../kernel/words.ts';

/** Whose an account is (R9.38). */
export const holderTypes = ['individual', 'corporation'] as const;
export type HolderType = (typeof holderTypes)[number];

export const holderTypeWords: Readonly<Record<HolderType, Words>> = {
  individual: { en: 'Individual', zh: '个人' },
  corporation: { en: 'Corporation', zh: '企业' },
};
