import { contract } from '../kernel/area.ts';
import { correctInspectionEndpoint } from './correct-inspection.ts';
import { inspectItemEndpoint } from './inspect-item.ts';
import { inspectionRejections } from './inspection-rejections.ts';
import { markAsFakeEndpoint } from './mark-as-fake.ts';

export const inspectionContract = contract({
  endpoints: [inspectItemEndpoint, correctInspectionEndpoint, markAsFakeEndpoint],
  rejections: inspectionRejections,
});
