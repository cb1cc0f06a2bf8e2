import { contract } from '../kernel/area.ts';
import {
  arrivePackageEndpoint,
  cancelInboundEndpoint,
  checkInboundEndpoint,
  claimPackageEndpoint,
  finishCountEndpoint,
  resolveDifferenceEndpoint,
} from './package-commands.ts';
import { receiveItemEndpoint, undoReceiptEndpoint } from './receipts.ts';
import { lookUpScan } from './receiving-queries.ts';
import { listClaimable } from './unclaimed-parcels.ts';
import { receivingRejections } from './receiving-rejections.ts';

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
    listClaimable,
  ],
  rejections: receivingRejections,
});
