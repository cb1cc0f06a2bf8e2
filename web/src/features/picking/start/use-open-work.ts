import { useNavigate } from 'react-router-dom';
import { boardTopic } from '#contracts/tasks/board-topic.ts';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import type { PickWork } from '../pick-list.ts';

const MAX_ROWS = 100;

const stages = ['pending', 'assigned', 'picking', 'partial'] as const satisfies OutboundStage[];

/** Orders of the warehouse that wait to be picked, by their deadline. */
export const useOpenWork = () => {
  const { warehouse } = useUser();
  useLiveReads(warehouse && boardTopic(warehouse.id), listOrders);
  return useRead(listOrders, { stage: [...stages], sort: 'gmtDue', order: 'asc', wareId: warehouse?.id, size: MAX_ROWS });
};

/** With something left to pick: the own work first, then by the deadline; what has none comes last. */
export const ownFirst = (orders: readonly OrderRow[], own: string): OrderRow[] =>
  orders
    .filter(({ items, picked, short }) => picked + short < items)
    .sort((a, b) => Number(b.operator?.id === own) - Number(a.operator?.id === own) || (a.gmtDue ?? '9').localeCompare(b.gmtDue ?? '9'));

/** A batch is picked in one round. */
export const workOf = ({ oddNo, batchNo }: OrderRow): PickWork => (batchNo ? { batchNo } : { oddNo });

export const useOpenRound = () => {
  const navigate = useNavigate();
  return (work: PickWork) => void navigate(withQuery(warehousePaths.picking, work));
};

/** What a scanned number opens. An order is picked alone where its own number was scanned, also one of a batch. */
export const useScannedWork = () => {
  const open = useOpenRound();
  return { stages, onOpen: ({ oddNo }: OrderRow) => open({ oddNo }), onOpenBatch: (batchNo: string) => open({ batchNo }) };
};
