import { useNavigate } from 'react-router-dom';
import type { OutboundStage } from '#contracts/outbound/order-events.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useOrderScan } from '#web/shared/order-scan/use-order-scan.tsx';

const stages = ['picking', 'packed', 'partial', 'assigned', 'pending'] as const satisfies OutboundStage[];

/** Lays the order of a scanned number on the packing table, wherever it stands on the floor. */
export const usePackScan = (nothing?: (code: string) => void) => {
  const navigate = useNavigate();
  return useOrderScan({
    stages,
    open: ({ oddNo }) => void navigate(withQuery(warehousePaths.packing, { oddNo })),
    ...(nothing && { nothing }),
  });
};
