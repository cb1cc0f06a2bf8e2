import { area } from '#kernel/area.ts';
import { assignOrdersRoute, unassignOrdersRoute } from './assign-orders.ts';
import { cancelOutboundRoute } from './cancel-outbound.ts';
import { completeOrderRoute } from './complete-order.ts';
import { packOrderRoute } from './pack-order.ts';
import { pickItemRoute } from './pick-item.ts';
import { replaceItemRoute } from './replace-item.ts';
import { reportExceptionRoute, resumeOrderRoute } from './report-exception.ts';
import { shipOrderRoute } from './ship-order.ts';
import { shortPickRoute } from './short-pick.ts';
import { undoPickRoute } from './undo-pick.ts';
import { undoShortPickRoute } from './undo-short-pick.ts';

export const outboundArea = area({
  commands: [
    assignOrdersRoute,
    unassignOrdersRoute,
    pickItemRoute,
    undoPickRoute,
    shortPickRoute,
    undoShortPickRoute,
    packOrderRoute,
    shipOrderRoute,
    completeOrderRoute,
    reportExceptionRoute,
    replaceItemRoute,
    resumeOrderRoute,
    cancelOutboundRoute,
  ],
});
