import { area } from '#kernel/area.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { creditedTodayRoute } from './credited-today.ts';
import { requestAdjustmentRoute } from './request-adjustment.ts';
import { approveAdjustmentRoute, rejectAdjustmentRoute } from './review-adjustment.ts';

interface Needs {
  secondApprovalCents: number;
}

export const adjustmentsArea = area({
  commands: [approveAdjustmentRoute, rejectAdjustmentRoute],
  wiredCommands: (needs: Needs) => [requestAdjustmentRoute(needs)],
  queries: (needs: Needs & { log: EventLog; clock: Clock }) => [creditedTodayRoute(needs)],
});
