import { area } from '#kernel/area.ts';
import type { Clock } from '#kernel/clock.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import type { FileSources } from '#kernel/files/open-file.ts';
import { oneIdLabelsRoute, type GoodsOf } from './one-id-labels.ts';
import { repairListRoute, type RepairsToPrint } from './repair-list.ts';
import { rackLabelsRoute, type RacksOf } from './rack-labels.ts';
import { buyOrderLabelRoute, rateOrderLabelRoute } from './order-labels/buy-order-label.ts';
import { labelsGivenBack } from './order-labels/give-back-label.ts';
import { followLabels } from './carriers/follow-labels.ts';
import { buyLabelRoute } from './shipping/buy-label.ts';
import type { LabelSource } from './shipping/label-source.ts';
import { printShippingLabelsRoute } from './shipping/print-shipping-labels.ts';
import { rateLabelRoute } from './shipping/rate-label.ts';
import { refundLabelRoute } from './shipping/refund-label.ts';
import { retryVoidRoute } from './shipping/retry-void.ts';
import { voidLabelRoute } from './shipping/void-label.ts';
import { zipLabelRoute, type LabelsOf } from './zip-label.ts';

interface Needs extends FileSources {
  log: EventLog;
  clock: Clock;
  labelsOf: LabelsOf;
  racksOf: RacksOf;
  repairsToPrint: RepairsToPrint;
  goodsOf: GoodsOf;
  labelSource: LabelSource;
}

export const labelsArea = area({
  commands: [voidLabelRoute, retryVoidRoute, refundLabelRoute],
  wiredCommands: ({ labelSource }: Pick<Needs, 'labelSource'>) => [buyLabelRoute(labelSource), buyOrderLabelRoute(labelSource)],
  processes: [followLabels, labelsGivenBack],
  queries: (needs: Needs) => [
    zipLabelRoute(needs, needs.labelsOf),
    oneIdLabelsRoute(needs.goodsOf),
    rackLabelsRoute(needs.racksOf),
    repairListRoute(needs.repairsToPrint),
    rateLabelRoute(needs),
    rateOrderLabelRoute(needs),
    printShippingLabelsRoute(needs),
  ],
});
