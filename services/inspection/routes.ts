import type { CommandRoute } from '#kernel/commands/command-route.ts';
import { correctInspectionRoute, markAsFakeRoute } from './correct-inspection.ts';
import { inspectItemRoute } from './inspect-item.ts';

export const inspectionRoutes: CommandRoute[] = [inspectItemRoute, correctInspectionRoute, markAsFakeRoute];
