import { buyLabelEndpoint } from './buy-label.ts';
import { printShippingLabels } from './print-shipping-labels.ts';
import { rateLabelEndpoint } from './rate-label.ts';
import { refundLabelEndpoint } from './refund-label.ts';
import { voidLabelEndpoint } from './void-label.ts';

export const shippingLabelEndpoints = [rateLabelEndpoint, buyLabelEndpoint, voidLabelEndpoint, refundLabelEndpoint, printShippingLabels];
