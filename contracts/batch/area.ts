import { contract } from '../kernel/area.ts';
import { assignOutboundBatchEndpoint, cancelOutboundBatchEndpoint, openOutboundBatchEndpoint } from './batch-commands.ts';
import { batchPersonalData } from './batch-events.ts';
import { batchRejections } from './batch-rejections.ts';

export const batchContract = contract({
  endpoints: [openOutboundBatchEndpoint, assignOutboundBatchEndpoint, cancelOutboundBatchEndpoint],
  rejections: batchRejections,
  personalData: batchPersonalData,
});
