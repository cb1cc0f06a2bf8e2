import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topics/topic-scopes.ts';
import { labelRejections } from './label-rejections.ts';
import { oneIdLabels, rackLabels, zipLabel } from './printed-labels.ts';
import { repairList } from './repair-list.ts';
import {
  buyLabelEndpoint,
  rateLabelEndpoint,
  refundLabelEndpoint,
  retryVoidEndpoint,
  voidLabelEndpoint,
} from './shipping/shipping-label-commands.ts';
import { buyOrderLabelEndpoint, rateOrderLabelEndpoint } from './order-labels/order-label-commands.ts';
import { labelPersonalData } from './shipping/label-events.ts';
import { labelsTopic, allLabelsTopic } from './shipping/label-topics.ts';
import { printShippingLabels } from './shipping/print-shipping-labels.ts';
import { listShippingLabels, getShippingLabel } from './shipping/shipping-label-queries.ts';

export const labelsContract = contract({
  endpoints: [
    zipLabel,
    oneIdLabels,
    rackLabels,
    repairList,
    rateLabelEndpoint,
    buyLabelEndpoint,
    voidLabelEndpoint,
    retryVoidEndpoint,
    refundLabelEndpoint,
    rateOrderLabelEndpoint,
    buyOrderLabelEndpoint,
    printShippingLabels,
    listShippingLabels,
    getShippingLabel,
  ],
  rejections: labelRejections,
  personalData: labelPersonalData,
  topics: [
    {
      kind: 'labels',
      access: listShippingLabels.access,
      scope: shopScope,
      of: { label: (_, { shopIds = [] }) => [...shopIds.map(labelsTopic), allLabelsTopic] },
    },
  ],
});
