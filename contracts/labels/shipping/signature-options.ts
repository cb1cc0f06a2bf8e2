import type { Words } from '#contracts/kernel/words.ts';

/** Who has to sign for the parcel (R1.16). */
export const signatureOptions = {
  none: { en: 'No signature', zh: '无需签名' },
  indirect: { en: 'Indirect signature', zh: '间接签名' },
  direct: { en: 'Direct signature', zh: '直接签名' },
  adult: { en: 'Adult signature', zh: '成人签名' },
} as const satisfies Record<string, Words>;

export type SignatureOption = keyof typeof signatureOptions;
export const signatureOptionNames = Object.keys(signatureOptions) as [SignatureOption, ...SignatureOption[]];
