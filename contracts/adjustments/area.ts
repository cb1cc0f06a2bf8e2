import { contract } from '../kernel/area.ts';
import { wholeScope } from '../kernel/topics/topic-scopes.ts';
import { approveAdjustment, creditedToday, getAdjustment, listAdjustments, rejectAdjustment, requestAdjustment } from './adjustment-endpoints.ts';
import { adjustmentRejections } from './adjustment-rejections.ts';
import { adjustmentsTopic } from './adjustment-topics.ts';

export const adjustmentsContract = contract({
  endpoints: [requestAdjustment, creditedToday, approveAdjustment, rejectAdjustment, listAdjustments, getAdjustment],
  rejections: adjustmentRejections,
  topics: [{ kind: adjustmentsTopic, access: listAdjustments.access, scope: wholeScope, of: { adjustment: () => [adjustmentsTopic] } }],
});
