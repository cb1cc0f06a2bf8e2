import { area } from '#kernel/area.ts';
import { forgetNotificationsJob } from './inbox/forget-notifications.ts';
import { paymentsMigrations } from './migrations/index.ts';
import { askAlipay } from './news/ask-alipay.ts';
import { paymentWaysRoute } from './payment-ways.ts';
import { applyRechargeRoute, payRechargeRoute, type ApplyNeeds } from './recharge/apply-recharge.ts';
import { expireRecharges } from './recharge/expire-recharge.ts';
import { approveRechargeRoute, rejectRechargeRoute } from './recharge/review-recharge.ts';
import { uploadProofRoute } from './recharge/upload-proof.ts';

interface Needs extends ApplyNeeds {
  secondApprovalCents: number;
}

export const paymentsArea = area({
  commands: [uploadProofRoute, rejectRechargeRoute],
  wiredCommands: (needs: Needs) => [applyRechargeRoute(needs), payRechargeRoute(needs), approveRechargeRoute(needs)],
  queries: (needs: Needs) => [paymentWaysRoute(needs)],
  processes: [expireRecharges, askAlipay],
  jobs: (needs) => [forgetNotificationsJob(needs)],
  migrations: paymentsMigrations,
});
