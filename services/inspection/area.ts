import { area } from '#kernel/area.ts';
import { correctInspectionRoute, markAsFakeRoute } from './correct-inspection.ts';
import { inspectItemRoute } from './inspect-item.ts';

export const inspectionArea = area({
  commands: [inspectItemRoute, correctInspectionRoute, markAsFakeRoute],
});
