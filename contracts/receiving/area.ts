import { contract } from '../kernel/area.ts';
import { arrivePackageEndpoint } from './arrive-package.ts';
import { cancelInboundEndpoint } from './cancel-inbound.ts';
import { checkInboundEndpoint } from './check-inbound.ts';
import { claimPackageEndpoint } from './claim-package.ts';
import { finishCountEndpoint } from './finish-count.ts';
import { receiveItemEndpoint } from './receive-item.ts';
import { lookUpScan } from './receiving-queries.ts';
import { receivingRejections } from './receiving-rejections.ts';
import { resolveDifferenceEndpoint } from './resolve-difference.ts';
import { undoReceiptEndpoint } from './undo-receipt.ts';

export const receivingContract = contract({
  endpoints: [
    arrivePackageEndpoint,
    receiveItemEndpoint,
    undoReceiptEndpoint,
    finishCountEndpoint,
    checkInboundEndpoint,
    cancelInboundEndpoint,
    resolveDifferenceEndpoint,
    claimPackageEndpoint,
    lookUpScan,
  ],
  rejections: receivingRejections,
});
