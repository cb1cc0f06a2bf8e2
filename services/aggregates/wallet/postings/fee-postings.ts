import { amountOf, type BasisOf } from '#contracts/ledger/basis.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import { against, walletPosting, type Said } from './wallet-posting.ts';

const deferred = (sub: string) => ({ account: 'liabilities:deferred', sub }) as const;
const earned = (sub: string) => ({ account: 'income:fee', sub }) as const;

/** Taken when a request is confirmed, earned when the goods leave; `id` is the number of the request. */
export const shippingFee = against('shippingFee', 'order', deferred('shipping'));
export const transshipmentFee = against('transshipmentFee', 'order', deferred('transshipment'));

/** Paid by whoever gives the goods away. */
export const switchUserFee = against('switchUserFee', 'order', earned('switch-user'));

type OfNight = BasisOf<'storage'>;

/** Of the first posting of a shop's night in a warehouse; those that correct it are numbered from `~2` on. */
export const nightPostingId = ({ warehouseId, date }: Pick<OfNight, 'warehouseId' | 'date'>, shopId: number): string =>
  `storageFee-${warehouseId}-${date}-${shopId}`;

interface NightSaid extends Pick<Said<OfNight>, 'shopId' | 'basis' | 'now'> {
  /** The first, second, … posting of the night. */
  attempt?: number;
  /** Its date, and the night itself where that month takes nothing any more; the night, unless told otherwise. */
  dated?: { effectiveDate: string; movedFrom?: string };
}

/** The items of a shop that lay in a warehouse at the end of a day there. Its reference is the warehouse. */
export const storageFee = ({ shopId, basis: counted, now, attempt = 1, dated }: NightSaid): WalletPosted => {
  const { effectiveDate, movedFrom } = dated ?? { effectiveDate: counted.date, movedFrom: undefined };
  const basis: OfNight = movedFrom === undefined ? counted : { ...counted, movedFrom };
  const { warehouseId, date, lines } = basis;
  const chargeDays = lines.reduce((sum, { items }) => sum + items, 0);
  const { data } = walletPosting('storageFee', 'storage', { shopId, id: warehouseId, basis, now, chargeDate: date, chargeDays }, [
    { ...earned('storage'), cents: amountOf(basis) },
  ]);
  const postingId = nightPostingId(basis, shopId);
  return { type: 'WalletPosted', data: { ...data, postingId: attempt === 1 ? postingId : `${postingId}~${attempt}`, effectiveDate } };
};

/** Taken when a repair is approved, earned when it is done; `id` is its number. */
export const repairDeduction = against('shoeRepairDeduction', 'repair', deferred('repair'));
/** The repair was not done. */
export const repairRefund = against('shoeRepairRefund', 'repair', deferred('repair'));
