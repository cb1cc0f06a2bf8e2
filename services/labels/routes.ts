import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import type { FileSources } from '#kernel/files/open-file.ts';
import { oneIdLabelsRoute, type GoodsOf } from './one-id-labels.ts';
import { rackLabelsRoute, type RacksOf } from './rack-labels.ts';
import { shippingLabelQueryRoutes } from './shipping/routes.ts';
import { zipLabelRoute, type LabelsOf } from './zip-label.ts';

interface LabelParts extends FileSources {
  log: EventLog;
  labelsOf: LabelsOf;
  racksOf: RacksOf;
  goodsOf: GoodsOf;
}

export const labelRoutes = ({ log, labelsOf, racksOf, goodsOf, ...sources }: LabelParts): QueryRoute[] => [
  zipLabelRoute(sources, labelsOf),
  oneIdLabelsRoute(goodsOf),
  rackLabelsRoute(racksOf),
  ...shippingLabelQueryRoutes(log),
];
