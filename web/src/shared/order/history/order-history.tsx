import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { OrderEventName } from '#contracts/outbound/order-events.ts';
import { parcelStatuses } from '#contracts/labels/shipping/parcel-statuses.ts';
import type { OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { History } from '#web/ui/detail/history.tsx';
import { useOrderChangeWords } from './use-order-change-words.ts';
import { useReasonWords } from './use-reason-words.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

/** Each is of one item. */
const itemEvents: ReadonlySet<string> = new Set<OrderEventName>([
  'OrderItemPicked',
  'OrderPickUndone',
  'OrderItemShort',
  'OrderShortUndone',
  'OrderItemReplaced',
]);

/** What happened to the order; where the viewer may know, who did it, and with which item. */
export const OrderHistory = ({ history }: { history: readonly OrderHistoryEntry[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const changeWords = useOrderChangeWords();
  const reasonWords = useReasonWords();
  const entries = history.map(({ id, name, gmtCreate, operator, fee, logNo, oneIds, reason, preset, remark, photos, changes, scan }) => ({
    id,
    // Where the parcel is says more than that its carrier has seen it; when it was there, the carrier knows.
    name: scan ? words(parcelStatuses[scan.status]) : t(`orders.events.${name as OrderEventName}`),
    at: scan?.at ?? gmtCreate,
    details: [
      ...changes.map(changeWords),
      scan ? scan.place : operator,
      fee !== null && formatMoney(fee),
      logNo,
      operator !== undefined && itemEvents.has(name)
        ? oneIds.map(formatOneId).join()
        : oneIds.length > 1 && t('orders.apply.items', { count: oneIds.length }),
    ],
    photos,
    said: scan?.text || reasonWords({ reason, preset }) || (changes.some(({ field }) => field === 'remark') ? null : remark),
  }));
  return <History entries={entries} />;
};
