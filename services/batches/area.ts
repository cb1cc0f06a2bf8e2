import { area } from '#kernel/area.ts';
import { assignOutboundBatchRoute } from './assign-outbound-batch.ts';
import { cancelOutboundBatchRoute } from './cancel-outbound-batch.ts';
import { openOutboundBatchRoute } from './open-outbound-batch.ts';

export const batchesArea = area({
  commands: [openOutboundBatchRoute, assignOutboundBatchRoute, cancelOutboundBatchRoute],
});
