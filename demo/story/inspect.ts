import type { InspectionResult } from '#contracts/item/inspection-results.ts';
import { requiredPhotos, type PhotoSlot } from '#contracts/inspection/required-photos.ts';
import { boxLabelUrl, viewUrl } from '../art/art.ts';
import { isShoe } from '../art/goods-spec.ts';
import type { CatalogueSku } from '../catalogue/catalogue.ts';
import type { Random } from '../random.ts';

type Odds = readonly (readonly [result: InspectionResult, per1000: number, remark: string])[];

const shoeOdds: Odds = [
  ['qualified', 931, ''],
  ['boxSlightlyDamaged', 27, 'Corner dented'],
  ['boxBadlyDamaged', 8, 'Crushed in transit'],
  ['noOriginalBox', 6, 'Came in a plain carton'],
  ['missingLid', 3, ''],
  ['missingPair', 2, 'Only the left shoe'],
  ['shoeDefects', 13, 'Glue stain on the toe'],
  ['fake', 5, 'Stitching and label do not match'],
  ['mismatchedShoes', 3, '9.5 left, 10 right'],
  ['bothShoesSameSide', 2, ''],
];
const toyOdds: Odds = [
  ['qualified', 945, ''],
  ['boxSlightlyDamaged', 15, 'Edge worn'],
  ['blindBoxOpenedOrDamaged', 22, 'Seal is broken'],
  ['toyDefects', 13, 'Paint scratched'],
  ['fake', 5, 'Print is blurred'],
];
const clothOdds: Odds = [
  ['qualified', 975, ''],
  ['boxSlightlyDamaged', 20, 'Bag is torn'],
  ['fake', 5, 'Neck label does not match'],
];

export interface Finding {
  result: InspectionResult;
  remark: string;
  photos: string[];
}

/** What the inspector finds. A parcel piece that came damaged has at least a damaged box. */
export const finding = (random: Random, product: CatalogueSku, size: string, damaged: boolean): Finding => {
  const { silhouette } = product.art;
  const odds = isShoe(silhouette) ? shoeOdds : silhouette === 'figure' || silhouette === 'blockBear' ? toyOdds : clothOdds;
  const [result, , remark] = damaged
    ? (['boxBadlyDamaged', 0, 'Damaged on arrival'] as const)
    : random.weighted(
        odds,
        odds.map(([, per1000]) => per1000),
      );
  return { result, remark, photos: photosOf(product.sku, size, result) };
};

export const photosOf = (sku: string, size: string, result: InspectionResult): string[] =>
  requiredPhotos(result).map((slot) => (slot === 'boxLabel' ? boxLabelUrl(sku, size) : viewUrl(sku, viewOf(slot, result))));

const damagedBoxes: readonly InspectionResult[] = ['boxSlightlyDamaged', 'boxBadlyDamaged', 'missingLid', 'blindBoxOpenedOrDamaged'];

const viewOf = (slot: Exclude<PhotoSlot, 'boxLabel'>, result: InspectionResult): string => {
  if (slot === 'box') return damagedBoxes.includes(result) ? 'box-damaged' : 'box';
  return slot === 'detail' ? 'defect' : slot;
};
