import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import { applyWithdrawalEndpoint, cancelWithdrawalEndpoint } from './apply-withdrawal.ts';
import {
  approveWithdrawalEndpoint,
  completeWithdrawalEndpoint,
  payWithdrawalEndpoint,
  rejectWithdrawalEndpoint,
  returnWithdrawalEndpoint,
  startReviewEndpoint,
} from './review-withdrawal.ts';
import { getWithdrawal, listWithdrawals } from './withdrawal-queries.ts';
import { withdrawalRejections } from './withdrawal-rejections.ts';
import { allWithdrawalsTopic, withdrawalsTopic } from './withdrawal-topics.ts';

export const withdrawalsContract = contract({
  endpoints: [
    applyWithdrawalEndpoint,
    cancelWithdrawalEndpoint,
    startReviewEndpoint,
    approveWithdrawalEndpoint,
    rejectWithdrawalEndpoint,
    payWithdrawalEndpoint,
    completeWithdrawalEndpoint,
    returnWithdrawalEndpoint,
    listWithdrawals,
    getWithdrawal,
  ],
  rejections: withdrawalRejections,
  topics: [
    {
      kind: 'withdrawals',
      access: listWithdrawals.access,
      scope: shopScope,
      of: { withdrawal: (_, { shopIds = [] }) => [...shopIds.map(withdrawalsTopic), allWithdrawalsTopic] },
    },
  ],
});
