import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { FileSources } from '../kernel/files/open-file.ts';
import { oneIdLabelsRoute } from './one-id-labels.ts';
import { zipLabelRoute, type LabelsOf } from './zip-label.ts';

export const labelRoutes = ({ labelsOf, ...sources }: FileSources & { labelsOf: LabelsOf }): QueryRoute[] => [
  zipLabelRoute(sources, labelsOf),
  oneIdLabelsRoute,
];
