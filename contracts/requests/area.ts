import { contract } from '../kernel/area.ts';
import { applyCashOutEndpoint } from './apply-cash-out.ts';
import { applyConsignmentEndpoint } from './apply-consignment.ts';
import { applyOwnershipTransferEndpoint } from './apply-ownership-transfer.ts';
import { applyReshipEndpoint } from './apply-reship.ts';
import { applyShipWithLabelEndpoint } from './apply-ship-with-label.ts';
import { approveRequestEndpoint } from './approve-request.ts';
import { approveRequestsEndpoint, recallRequestsEndpoint, rejectRequestsEndpoint } from './batch-requests.ts';
import { cancelRequestEndpoint } from './cancel-request.ts';
import { confirmRequestEndpoint, payRequestEndpoint } from './confirm-request.ts';
import { delistConsignmentEndpoint } from './delist-consignment.ts';
import { editRequestEndpoint } from './edit-request.ts';
import { findRecipient } from './find-recipient.ts';
import { orderDirectOutboundEndpoint } from './order-direct-outbound.ts';
import { quoteRequestEndpoint } from './quote-request.ts';
import { recallRequestEndpoint } from './recall-request.ts';
import { rejectRequestEndpoint } from './reject-request.ts';
import { requestRejections } from './request-rejections.ts';
import { sellConsignmentEndpoint } from './sell-consignment.ts';
import { takeOverConsignmentEndpoint } from './take-over-consignment.ts';
import { withdrawQuoteEndpoint } from './withdraw-quote.ts';

export const requestsContract = contract({
  endpoints: [
    applyShipWithLabelEndpoint,
    applyReshipEndpoint,
    applyCashOutEndpoint,
    applyConsignmentEndpoint,
    applyOwnershipTransferEndpoint,
    orderDirectOutboundEndpoint,
    quoteRequestEndpoint,
    withdrawQuoteEndpoint,
    approveRequestEndpoint,
    rejectRequestEndpoint,
    confirmRequestEndpoint,
    payRequestEndpoint,
    cancelRequestEndpoint,
    recallRequestEndpoint,
    editRequestEndpoint,
    sellConsignmentEndpoint,
    delistConsignmentEndpoint,
    takeOverConsignmentEndpoint,
    approveRequestsEndpoint,
    rejectRequestsEndpoint,
    recallRequestsEndpoint,
    findRecipient,
  ],
  rejections: requestRejections,
});
