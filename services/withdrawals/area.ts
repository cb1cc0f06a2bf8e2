import { area } from '#kernel/area.ts';
import { applyWithdrawalRoute, cancelWithdrawalRoute } from './apply-withdrawal.ts';
import { withdrawalMigrations } from './migrations/index.ts';
import { followPayouts } from './payouts/follow-payouts.ts';
import { completeWithdrawalRoute, payWithdrawalRoute, returnWithdrawalRoute } from './pay-withdrawal.ts';
import { approveWithdrawalRoute, rejectWithdrawalRoute, startReviewRoute, type ApproveWithdrawal } from './review-withdrawal.ts';

export const withdrawalsArea = area({
  commands: [
    applyWithdrawalRoute,
    cancelWithdrawalRoute,
    startReviewRoute,
    rejectWithdrawalRoute,
    payWithdrawalRoute,
    completeWithdrawalRoute,
    returnWithdrawalRoute,
  ],
  wiredCommands: (parts: Pick<ApproveWithdrawal, 'secondApprovalCents'>) => [approveWithdrawalRoute(parts)],
  processes: [followPayouts],
  migrations: withdrawalMigrations,
});
