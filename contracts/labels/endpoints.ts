import { oneIdLabels } from './one-id-labels.ts';
import { rackLabels } from './rack-labels.ts';
import { zipLabel } from './zip-label.ts';

export const labelEndpoints = [zipLabel, oneIdLabels, rackLabels];
