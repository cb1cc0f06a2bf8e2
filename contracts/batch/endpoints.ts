import { assignOutboundBatchEndpoint } from './assign-outbound-batch.ts';
import { cancelOutboundBatchEndpoint } from './cancel-outbound-batch.ts';
import { openOutboundBatchEndpoint } from './open-outbound-batch.ts';

export const batchEndpoints = [openOutboundBatchEndpoint, assignOutboundBatchEndpoint, cancelOutboundBatchEndpoint];
