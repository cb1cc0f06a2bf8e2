import { orderTopic } from '#contracts/outbound/odd-no.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import { packOrderEndpoint, shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useLiveReads } from '#web/live/use-live.ts';

/** The order on the packing table, live. */
export const useOrder = (oddNo: string) => {
  useLiveReads(orderTopic(oddNo), getOrder);
  return useRead(getOrder, { oddNo });
};

export const usePack = () => useCommand(packOrderEndpoint, { changes: [getOrder] });
export const useShip = () => useCommand(shipOrderEndpoint, { changes: [getOrder] });
