import { correctInspectionEndpoint } from './correct-inspection.ts';
import { inspectItemEndpoint } from './inspect-item.ts';
import { markAsFakeEndpoint } from './mark-as-fake.ts';

export const inspectionEndpoints = [inspectItemEndpoint, correctInspectionEndpoint, markAsFakeEndpoint];
