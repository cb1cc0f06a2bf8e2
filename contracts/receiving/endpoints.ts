import { arrivePackageEndpoint } from './arrive-package.ts';
import { handOnEndpoint, putAsideEndpoint } from './aside/put-aside.ts';
import { cancelInboundEndpoint } from './cancel-inbound.ts';
import { checkInboundEndpoint } from './check-inbound.ts';
import { claimPackageEndpoint } from './claim-package.ts';
import { finishCountEndpoint } from './finish-count.ts';
import { receiveItemEndpoint } from './receive-item.ts';
import { resolveDifferenceEndpoint } from './resolve-difference.ts';
import { undoReceiptEndpoint } from './undo-receipt.ts';

export const receivingEndpoints = [
  arrivePackageEndpoint,
  putAsideEndpoint,
  handOnEndpoint,
  receiveItemEndpoint,
  undoReceiptEndpoint,
  finishCountEndpoint,
  checkInboundEndpoint,
  cancelInboundEndpoint,
  resolveDifferenceEndpoint,
  claimPackageEndpoint,
];
