import type { QueryRoute } from '#contracts/kernel/route.ts';
import type { CommandRoute } from '#kernel/commands/command-route.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import { buyLabelRoute } from './buy-label.ts';
import { printShippingLabelsRoute } from './print-shipping-labels.ts';
import { rateLabelRoute } from './rate-label.ts';
import { refundLabelRoute } from './refund-label.ts';
import { voidLabelRoute } from './void-label.ts';

export const shippingLabelRoutes: CommandRoute[] = [buyLabelRoute, voidLabelRoute, refundLabelRoute];

export const shippingLabelQueryRoutes = (log: EventLog): QueryRoute[] => [rateLabelRoute(log), printShippingLabelsRoute(log)];
