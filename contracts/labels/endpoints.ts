import { oneIdLabels } from './one-id-labels.ts';
import { zipLabel } from './zip-label.ts';

export const labelEndpoints = [zipLabel, oneIdLabels];
