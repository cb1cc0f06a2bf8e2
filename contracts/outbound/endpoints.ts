import { assignOrdersEndpoint, unassignOrdersEndpoint } from './assign-orders.ts';
import { cancelOutboundEndpoint } from './cancel-outbound.ts';
import { completeOrderEndpoint } from './complete-order.ts';
import { packOrderEndpoint } from './pack-order.ts';
import { pickItemEndpoint } from './pick-item.ts';
import { reportExceptionEndpoint, resumeOrderEndpoint } from './report-exception.ts';
import { shipOrderEndpoint } from './ship-order.ts';
import { shortPickEndpoint } from './short-pick.ts';
import { undoPickEndpoint } from './undo-pick.ts';
import { undoShortPickEndpoint } from './undo-short-pick.ts';

export const outboundEndpoints = [
  assignOrdersEndpoint,
  unassignOrdersEndpoint,
  pickItemEndpoint,
  undoPickEndpoint,
  shortPickEndpoint,
  undoShortPickEndpoint,
  packOrderEndpoint,
  shipOrderEndpoint,
  completeOrderEndpoint,
  reportExceptionEndpoint,
  resumeOrderEndpoint,
  cancelOutboundEndpoint,
];
