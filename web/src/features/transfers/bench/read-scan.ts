import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { TransferDetail, TransferUnit } from '#contracts/transfers/transfer-endpoints.ts';

export type BenchScan =
  | { receive: TransferUnit }
  | { receiveParcel: string; units: readonly TransferUnit[] }
  | { already: string }
  | { lost: TransferUnit }
  | { notSent: TransferUnit }
  | { misread: string }
  /** It is this transfer; its parcels have numbers of their own. */
  | { isTransfer: string }
  | { foreign: string };

/** What a code means at the bench of a transfer: an item by itself, a parcel as a whole, or nothing of it. `pending` is on its way to the server. */
export const readScan = (
  text: string,
  { oddNo, logNo, units }: Pick<TransferDetail, 'oddNo' | 'logNo' | 'units'>,
  pending: ReadonlySet<string>,
): BenchScan => {
  const code = text.trim().toUpperCase();
  const oneId = normaliseOneId(code);
  if (isOneId(oneId))
    return readUnit(
      units.find((unit) => unit.oneId === oneId),
      oneId,
      pending,
    );
  if (isMisreadOneId(code)) return { misread: code };
  const inParcel = units.filter(({ parcelNo }) => parcelNo?.toUpperCase() === code);
  if (inParcel.length > 0) return readParcel(code, inParcel, pending);
  return code === oddNo || code === logNo?.toUpperCase() ? { isTransfer: code } : { foreign: code };
};

const readUnit = (unit: TransferUnit | undefined, oneId: string, pending: ReadonlySet<string>): BenchScan => {
  if (!unit) return { foreign: oneId };
  if (unit.progress === 'lost') return { lost: unit };
  if (unit.progress === 'notSent') return { notSent: unit };
  return unit.progress === 'received' || pending.has(oneId) ? { already: oneId } : { receive: unit };
};

const readParcel = (parcelNo: string, units: readonly TransferUnit[], pending: ReadonlySet<string>): BenchScan => {
  const awaited = units.filter(({ oneId, progress }) => progress === 'awaited' && !pending.has(oneId));
  return awaited.length === 0 ? { already: parcelNo } : { receiveParcel: parcelNo, units: awaited };
};
