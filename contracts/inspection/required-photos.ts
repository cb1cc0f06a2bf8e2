import type { KindOfGoods } from '../item/kinds-of-goods.ts';
import { inspectionResultNames, type InspectionResult } from '../item/inspection-results.ts';

/** What an inspection photo shows. */
export const photoSlots = {
  side: { en: 'Side', zh: '侧面' },
  front: { en: 'Front', zh: '正面' },
  boxLabel: { en: 'Box label', zh: '外盒标签' },
  sole: { en: 'Sole', zh: '鞋底' },
  box: { en: 'Box', zh: '包装盒' },
  detail: { en: 'Close-up', zh: '细节' },
} as const;
export type PhotoSlot = keyof typeof photoSlots;

type Photos = Readonly<Record<InspectionResult, readonly PhotoSlot[]>>;

const ofShoes: Photos = {
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

/** Of a toy or a garment nobody photographs a sole. */
const ofOthers: Photos = {
  qualified: ['front', 'boxLabel', 'box'],
  boxSlightlyDamaged: ['front', 'boxLabel', 'box'],
  boxBadlyDamaged: ['front', 'boxLabel', 'box'],
  noOriginalBox: ['front', 'detail'],
  missingLid: ['front', 'boxLabel', 'box'],
  missingPair: ['front', 'box'],
  shoeDefects: ['front', 'detail'],
  fake: ['front', 'boxLabel', 'detail'],
  mismatchedShoes: ['front', 'detail'],
  bothShoesSameSide: ['front', 'detail'],
  blindBoxOpenedOrDamaged: ['box', 'detail'],
  toyDefects: ['front', 'detail'],
};

/** The photos that a result needs, in the order in which the page asks for them. More may follow. */
export const requiredPhotos = (result: InspectionResult, kind: KindOfGoods = 'shoes'): readonly PhotoSlot[] =>
  (kind === 'shoes' ? ofShoes : ofOthers)[result];

const onlyOf: Readonly<Record<KindOfGoods, readonly InspectionResult[]>> = {
  shoes: ['missingPair', 'shoeDefects', 'mismatchedShoes', 'bothShoesSameSide'],
  other: ['blindBoxOpenedOrDamaged', 'toyDefects'],
};

/** What is found of such goods as a rule, in the order of the keys. The server takes any result: a size may mislead. */
export const usualResults = (kind: KindOfGoods): InspectionResult[] =>
  inspectionResultNames.filter((result) => !onlyOf[kind === 'shoes' ? 'other' : 'shoes'].includes(result));
