import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { assignOutboundBatchRoute } from './assign-outbound-batch.ts';
import { cancelOutboundBatchRoute } from './cancel-outbound-batch.ts';
import { openOutboundBatchRoute } from './open-outbound-batch.ts';

export const batchRoutes: CommandRoute[] = [openOutboundBatchRoute, assignOutboundBatchRoute, cancelOutboundBatchRoute];
