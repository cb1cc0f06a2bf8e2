import { useNavigate } from 'react-router-dom';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { orderTopic } from '#contracts/outbound/odd-no.ts';
import { useRead } from '#web/api/use-read.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The order on the packing table, live. */
export const useOrder = (oddNo: string) => {
  useLiveReads(orderTopic(oddNo), getOrder);
  return useRead(getOrder, { oddNo });
};

export const useOpenOrder = () => {
  const navigate = useNavigate();
  return ({ oddNo }: Pick<OrderRow, 'oddNo'>) => void navigate(withQuery(warehousePaths.packing, { oddNo }));
};

const stages = ['picking', 'packed', 'partial', 'assigned', 'pending'] as const satisfies OutboundStage[];

/** A scanned number lays its order on the packing table, wherever that stands on the floor. */
export const useScannedOrder = () => ({ stages, onOpen: useOpenOrder() });
