import { area } from '#kernel/area.ts';
import type { BooksParts } from '../aggregates/wallet/sound-books.ts';
import { applyWithdrawalRoute, cancelWithdrawalRoute } from './apply-withdrawal.ts';
import { withdrawalMigrations } from './migrations/index.ts';
import { followPayouts } from './payouts/follow-payouts.ts';
import { completeWithdrawalRoute, payWithdrawalRoute, returnWithdrawalRoute } from './pay-withdrawal.ts';
import { approveWithdrawalRoute, rejectWithdrawalRoute, startReviewRoute, type ApproveWithdrawal } from './review-withdrawal.ts';

export const withdrawalsArea = area({
  commands: [applyWithdrawalRoute, cancelWithdrawalRoute, startReviewRoute, rejectWithdrawalRoute, completeWithdrawalRoute, returnWithdrawalRoute],
  wiredCommands: (parts: Pick<ApproveWithdrawal, 'secondApprovalCents'> & BooksParts) => [approveWithdrawalRoute(parts), payWithdrawalRoute(parts)],
  processes: [followPayouts],
  migrations: withdrawalMigrations,
});
