import { contract } from '../kernel/area.ts';
import { assignOutboundBatchEndpoint, cancelOutboundBatchEndpoint, openOutboundBatchEndpoint } from './batch-commands.ts';
import { batchPersonalData } from './batch-events.ts';
import { batchRejections } from './batch-rejections.ts';
import { proposeBatches } from './propose-batches.ts';

export const batchContract = contract({
  endpoints: [openOutboundBatchEndpoint, assignOutboundBatchEndpoint, cancelOutboundBatchEndpoint, proposeBatches],
  rejections: batchRejections,
  personalData: batchPersonalData,
});
