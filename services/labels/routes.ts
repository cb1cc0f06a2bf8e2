import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { FileSources } from '../kernel/files/open-file.ts';
import { oneIdLabelsRoute } from './one-id-labels.ts';
import { rackLabelsRoute, type RacksOf } from './rack-labels.ts';
import { zipLabelRoute, type LabelsOf } from './zip-label.ts';

export const labelRoutes = ({ labelsOf, racksOf, ...sources }: FileSources & { labelsOf: LabelsOf; racksOf: RacksOf }): QueryRoute[] => [
  zipLabelRoute(sources, labelsOf),
  oneIdLabelsRoute,
  rackLabelsRoute(racksOf),
];
