import { contract } from '../kernel/area.ts';
import { shopScope } from '../kernel/topic-scopes.ts';
import { labelRejections } from './label-rejections.ts';
import { oneIdLabels } from './one-id-labels.ts';
import { rackLabels } from './rack-labels.ts';
import { buyLabelEndpoint } from './shipping/buy-label.ts';
import { labelPersonalData } from './shipping/label-events.ts';
import { labelsTopic, allLabelsTopic } from './shipping/label-topics.ts';
import { printShippingLabels } from './shipping/print-shipping-labels.ts';
import { rateLabelEndpoint } from './shipping/rate-label.ts';
import { refundLabelEndpoint } from './shipping/refund-label.ts';
import { listShippingLabels, getShippingLabel } from './shipping/shipping-label-queries.ts';
import { voidLabelEndpoint } from './shipping/void-label.ts';
import { zipLabel } from './zip-label.ts';

export const labelsContract = contract({
  endpoints: [
    zipLabel,
    oneIdLabels,
    rackLabels,
    rateLabelEndpoint,
    buyLabelEndpoint,
    voidLabelEndpoint,
    refundLabelEndpoint,
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
