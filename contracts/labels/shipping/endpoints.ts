import { buyLabelEndpoint } from './buy-label.ts';
import { printShippingLabels } from './print-shipping-labels.ts';
import { rateLabelEndpoint } from './rate-label.ts';
import { refundLabelEndpoint } from './refund-label.ts';
import { getShippingLabel, listShippingLabels } from './shipping-label-queries.ts';
import { voidLabelEndpoint } from './void-label.ts';

export const shippingLabelEndpoints = [
  rateLabelEndpoint,
  buyLabelEndpoint,
  voidLabelEndpoint,
  refundLabelEndpoint,
  listShippingLabels,
  getShippingLabel,
  printShippingLabels,
];
