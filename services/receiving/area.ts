import { area } from '#kernel/area.ts';
import { arrivePackageRoute } from './arrive-package.ts';
import { cancelInboundRoute } from './cancel-inbound.ts';
import { checkInboundRoute } from './check-inbound.ts';
import { claimPackageRoute } from './claim-package.ts';
import { finishCountRoute } from './finish-count.ts';
import { receiveItemRoute } from './receive-item.ts';
import { resolveDifferenceRoute } from './resolve-difference.ts';
import { undoReceiptRoute } from './undo-receipt.ts';

export const receivingArea = area({
  commands: [
    arrivePackageRoute,
    receiveItemRoute,
    undoReceiptRoute,
    finishCountRoute,
    checkInboundRoute,
    cancelInboundRoute,
    resolveDifferenceRoute,
    claimPackageRoute,
  ],
});
