import { isMisreadOneId, isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { TransferDetail, TransferUnit } from '#contracts/transfers/transfer-endpoints.ts';

export type BenchScan =
  | { receive: TransferUnit }
  | { receiveParcel: string; units: readonly TransferUnit[] }
  | { already: string }
  | { lost: TransferUnit }
  | { found: TransferUnit }
  | { notSent: TransferUnit }
  | { misread: string }
  /** It is this transfer; its parcels have numbers of their own. */
  | { isTransfer: string }
  | { foreign: string };

interface Awaiting {
  /** On its way to the server. */
  pending: ReadonlySet<string>;
  /** Where it was sent from, what was given up as lost may turn up. */
  atSender: boolean;
}

/** What a code means at the bench of a transfer: an item by itself, a parcel as a whole, or nothing of it. */
export const readScan = (text: string, { oddNo, logNo, units }: Pick<TransferDetail, 'oddNo' | 'logNo' | 'units'>, awaiting: Awaiting): BenchScan => {
  const code = text.trim().toUpperCase();
  const oneId = normaliseOneId(code);
  if (isOneId(oneId))
    return readUnit(
      units.find((unit) => unit.oneId === oneId),
      oneId,
      awaiting,
    );
  if (isMisreadOneId(code)) return { misread: code };
  const inParcel = units.filter(({ parcelNo }) => parcelNo?.toUpperCase() === code);
  if (inParcel.length > 0) return readParcel(code, inParcel, awaiting);
  return code === oddNo || code === logNo?.toUpperCase() ? { isTransfer: code } : { foreign: code };
};

/** May still be scanned. */
export const isAwaited = ({ progress }: Pick<TransferUnit, 'progress'>, atSender: boolean): boolean =>
  progress === 'awaited' || (atSender && progress === 'lost');

const readUnit = (unit: TransferUnit | undefined, oneId: string, { pending, atSender }: Awaiting): BenchScan => {
  if (!unit) return { foreign: oneId };
  if (pending.has(oneId)) return { already: oneId };
  if (isAwaited(unit, atSender)) return { receive: unit };
  if (unit.progress === 'lost') return { lost: unit };
  if (unit.progress === 'notSent') return { notSent: unit };
  return unit.progress === 'found' && !atSender ? { found: unit } : { already: oneId };
};

const readParcel = (parcelNo: string, units: readonly TransferUnit[], { pending, atSender }: Awaiting): BenchScan => {
  const awaited = units.filter((unit) => isAwaited(unit, atSender) && !pending.has(unit.oneId));
  return awaited.length === 0 ? { already: parcelNo } : { receiveParcel: parcelNo, units: awaited };
};
