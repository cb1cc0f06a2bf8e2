import { contract } from '../kernel/area.ts';
import { assignOutboundBatchEndpoint } from './assign-outbound-batch.ts';
import { batchPersonalData } from './batch-events.ts';
import { batchRejections } from './batch-rejections.ts';
import { cancelOutboundBatchEndpoint } from './cancel-outbound-batch.ts';
import { openOutboundBatchEndpoint } from './open-outbound-batch.ts';

export const batchContract = contract({
  endpoints: [openOutboundBatchEndpoint, assignOutboundBatchEndpoint, cancelOutboundBatchEndpoint],
  rejections: batchRejections,
  personalData: batchPersonalData,
});
