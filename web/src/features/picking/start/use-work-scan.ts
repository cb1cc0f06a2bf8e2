import { useNavigate } from 'react-router-dom';
import { withQuery } from '#web/core/links/with-query.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useOrderScan } from '#web/shared/order-scan/use-order-scan.tsx';
import { toPick } from './use-open-work.ts';
import type { PickWork } from '../use-pick-round.ts';

/** Opens the round of a scanned number. An order is picked alone where its own number was scanned, also one of a batch. */
export const useWorkScan = (nothing?: (code: string) => void) => {
  const navigate = useNavigate();
  const open = (work: PickWork) => void navigate(withQuery(warehousePaths.picking, work));
  return {
    open,
    ...useOrderScan({ stages: toPick, open: ({ oddNo }) => open({ oddNo }), openBatch: (batchNo) => open({ batchNo }), ...(nothing && { nothing }) }),
  };
};
