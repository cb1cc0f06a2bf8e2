import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import { applyRechargeEndpoint, payRechargeEndpoint, uploadProofEndpoint } from './apply-recharge.ts';
import { paymentRejections } from './payment-rejections.ts';
import { getPaymentWays, getRecharge, listReceipts, listRecharges } from './recharge-queries.ts';
import { allRechargesTopic, rechargesTopic } from './recharge-topics.ts';
import { approveRechargeEndpoint, rejectRechargeEndpoint } from './review-recharge.ts';

export const paymentsContract = contract({
  endpoints: [
    applyRechargeEndpoint,
    payRechargeEndpoint,
    uploadProofEndpoint,
    approveRechargeEndpoint,
    rejectRechargeEndpoint,
    listRecharges,
    getRecharge,
    getPaymentWays,
    listReceipts,
  ],
  rejections: paymentRejections,
  topics: [
    {
      kind: 'recharges',
      access: listRecharges.access,
      scope: shopScope,
      of: { recharge: (_, { shopIds = [] }) => [...shopIds.map(rechargesTopic), allRechargesTopic] },
    },
  ],
});
