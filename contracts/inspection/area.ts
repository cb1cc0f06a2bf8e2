import { contract } from '../kernel/area.ts';
import { correctInspectionEndpoint, inspectItemEndpoint, markAsFakeEndpoint } from './inspection-commands.ts';
import { inspectionRejections } from './inspection-rejections.ts';

export const inspectionContract = contract({
  endpoints: [inspectItemEndpoint, correctInspectionEndpoint, markAsFakeEndpoint],
  rejections: inspectionRejections,
});
