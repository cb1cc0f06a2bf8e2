import { area } from '#kernel/area.ts';
import { requestAdjustmentRoute } from './request-adjustment.ts';
import { approveAdjustmentRoute, rejectAdjustmentRoute } from './review-adjustment.ts';

export const adjustmentsArea = area({
  commands: [approveAdjustmentRoute, rejectAdjustmentRoute],
  wiredCommands: (needs: { secondApprovalCents: number }) => [requestAdjustmentRoute(needs)],
});
