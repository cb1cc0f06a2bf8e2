import type { InspectionResult } from '../item/inspection-results.ts';

/** What an inspection photo shows. */
export const photoSlots = {
  side: { en: 'Side', zh: '侧面' },
  boxLabel: { en: 'Box label', zh: '鞋盒标签' },
  sole: { en: 'Sole', zh: '鞋底' },
  box: { en: 'Box', zh: '包装盒' },
  detail: { en: 'Close-up', zh: '细节' },
} as const;
export type PhotoSlot = keyof typeof photoSlots;

const required: Record<InspectionResult, readonly PhotoSlot[]> = {
  qualified: ['side', 'boxLabel', 'sole'],
  boxSlightlyDamaged: ['side', 'boxLabel', 'box'],
  boxBadlyDamaged: ['side', 'boxLabel', 'box'],
  noOriginalBox: ['side', 'sole'],
  missingLid: ['side', 'boxLabel', 'box'],
  missingPair: ['side', 'box'],
  shoeDefects: ['side', 'sole', 'detail'],
  fake: ['side', 'boxLabel', 'detail'],
  mismatchedShoes: ['side', 'sole'],
  bothShoesSameSide: ['side', 'sole'],
  blindBoxOpenedOrDamaged: ['box', 'detail'],
  toyDefects: ['box', 'detail'],
};

/** The photos that a result needs, in the order in which the page asks for them. More may follow. */
export const requiredPhotos = (result: InspectionResult): readonly PhotoSlot[] => required[result];
