import { countReviews, listReviews } from '#contracts/audit/audit-queries.ts';
import type { ApplicationType } from '#contracts/item/order-kinds.ts';
import { auditTopic } from '#contracts/audit/audit-topics.ts';
import { countShipmentReviews } from '#contracts/fulfilment/shipment-queries.ts';
import { allShipmentsTopic } from '#contracts/fulfilment/shipment-topics.ts';
import { countRepairReviews } from '#contracts/repair/repair-queries.ts';
import { allRepairsTopic } from '#contracts/repair/repair-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The applications of a type that wait beside this one, for walking from one to the next. */
export const useWaiting = (type: ApplicationType | undefined) => {
  useLiveReads(auditTopic, listReviews);
  return useRead(listReviews, { ...(type && { type: [type] }), size: 100 }, { enabled: type !== undefined });
};

/** How many of each type wait, as they come and go. */
export const useReviewCounts = () => {
  useLiveReads(auditTopic, countReviews);
  return useRead(countReviews);
};

/** The same of repairs, which are orders of their own. */
export const useRepairReviewCount = () => {
  useLiveReads(allRepairsTopic, countRepairReviews);
  return useRead(countRepairReviews);
};

/** And of shipments into the fulfilment programme. */
export const useShipmentReviewCount = () => {
  useLiveReads(allShipmentsTopic, countShipmentReviews);
  return useRead(countShipmentReviews);
};
