import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';

/** A parcel in the making. */
export interface Parcel {
  oneIds: readonly string[];
  weightGrams: number | undefined;
  /** Of the packed parcel, as the server keeps them. */
  photos?: readonly string[];
}

export type Packing = readonly Parcel[];
export const nothingPacked: Packing = [{ oneIds: [], weightGrams: undefined }];

export type PackMisfit = 'notOfOrder' | 'alreadyScanned' | 'notPicked' | 'noItem' | 'misread' | 'tote';
export type PackScan = { packed: string } | { misfit: PackMisfit };

type Item = Pick<OrderDetail['itemList'][number], 'oneId' | 'progress'>;

/** A tote's label: "T-101", "Tote 7". */
const isToteLabel = (code: string): boolean => /^(tote|t)[\s-]*\d{1,4}$/i.test(code.trim());

/** What may be scanned into the open parcel: what was picked for the order, once. */
export const readPackScan = (code: string, items: readonly Item[], packing: Packing): PackScan => {
  const oneId = normaliseOneId(code);
  if (isMisreadOneId(code)) return { misfit: 'misread' };
  if (!isOneId(oneId)) return { misfit: isToteLabel(code) ? 'tote' : 'noItem' };
  const item = items.find((candidate) => candidate.oneId === oneId);
  if (!item || item.progress === 'short' || item.progress === 'released' || item.progress === 'delisted') return { misfit: 'notOfOrder' };
  if (item.progress === 'waiting') return { misfit: 'notPicked' };
  if (item.progress !== 'picked' || packing.some(({ oneIds }) => oneIds.includes(oneId))) return { misfit: 'alreadyScanned' };
  return { packed: oneId };
};

/** The last parcel is the open one. */
export const intoOpenParcel = (packing: Packing, oneId: string): Packing => {
  const open = packing.at(-1)!;
  return [...packing.slice(0, -1), { ...open, oneIds: [...open.oneIds, oneId] }];
};

export const takeOut = (packing: Packing, oneId: string): Packing => {
  const left = packing.map((parcel) => ({ ...parcel, oneIds: parcel.oneIds.filter((other) => other !== oneId) }));
  const filled = left.filter(({ oneIds }, index) => oneIds.length > 0 || index === left.length - 1);
  return filled.length > 0 ? filled : nothingPacked;
};

export const openAnother = (packing: Packing): Packing => (packing.at(-1)!.oneIds.length > 0 ? [...packing, ...nothingPacked] : packing);

export const weigh = (packing: Packing, index: number, weightGrams: number | undefined): Packing =>
  packing.map((parcel, each) => (each === index ? { ...parcel, weightGrams } : parcel));

export const photograph = (packing: Packing, index: number, photos: readonly string[]): Packing =>
  packing.map((parcel, each) => (each === index ? { ...parcel, photos } : parcel));

/** What was picked and lies in no parcel yet. */
export const unpacked = <Unit extends Item>(packing: Packing, items: readonly Unit[]): Unit[] => {
  const inParcels = new Set(packing.flatMap(({ oneIds }) => oneIds));
  return items.filter(({ oneId, progress }) => progress === 'picked' && !inParcels.has(oneId));
};

/** Parcels that hold something; the rest was never begun. */
export const filledParcels = (packing: Packing): Parcel[] => packing.filter(({ oneIds }) => oneIds.length > 0);

/** Kept from an earlier visit; an item that is no longer to be packed is dropped. A parcel that was just opened stays, though nothing lies in it yet. */
export const stillFitting = (packing: Packing, items: readonly Item[]): Packing => {
  const open = new Set(items.filter(({ progress }) => progress === 'picked').map(({ oneId }) => oneId));
  const parcels = packing.map((parcel) => ({ ...parcel, oneIds: parcel.oneIds.filter((oneId) => open.has(oneId)) }));
  const filled = filledParcels(parcels);
  if (filled.length === 0) return nothingPacked;
  return parcels.at(-1)!.oneIds.length === 0 ? [...filled, parcels.at(-1)!] : filled;
};
