import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { Count, CountLine } from '../count/count.ts';

type Unit = PackageDetail['items'][number];

/** What a scan means while a parcel is open. */
export type UnitScan =
  | { unit: Unit }
  | { already: Unit }
  /** A ONE ID that is not of this parcel. */
  | { foreign: string }
  /** A SKU of the parcel: the lines of its sizes. One line alone needs no question. */
  | { sku: string; lines: readonly CountLine[] }
  /** A SKU that came before and was never forecast: its next unit may be of any size. */
  | { skuOfAnySize: string; lines: readonly CountLine[] }
  /** The size after its SKU. */
  | { line: CountLine }
  /** Neither: perhaps another parcel, perhaps a SKU that nobody forecast. */
  | { unknown: string };

export const readUnitScan = (code: string, items: readonly Unit[], { lines, here }: Count, askedSku?: string): UnitScan => {
  const oneId = normaliseOneId(code);
  if (isOneId(oneId)) {
    const unit = items.find((item) => item.oneId === oneId);
    if (!unit) return { foreign: oneId };
    return here.has(oneId) ? { already: unit } : { unit };
  }
  const line = lines.find(({ sku, size }) => sku === askedSku && plain(size) === plain(code));
  if (line) return { line };
  const ofSku = lines.filter(({ sku }) => plain(sku) === plain(code));
  const [only, ...others] = ofSku;
  if (!only) return { unknown: code.trim() };
  if (ofSku.every(({ expected }) => expected === 0)) return { skuOfAnySize: only.sku, lines: ofSku };
  return others.length === 0 ? { line: only } : { sku: only.sku, lines: ofSku };
};

/** Box labels print a SKU with blanks, hyphens or neither. A size keeps its point. */
const plain = (text: string): string => text.replace(/[\s_-]/g, '').toUpperCase();
