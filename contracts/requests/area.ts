import { contract } from '../kernel/area.ts';
import {
  applyCashOutEndpoint,
  applyOwnershipTransferEndpoint,
  applyReshipEndpoint,
  findRecipient,
  orderDirectOutboundEndpoint,
} from './applications.ts';
import { applyBulkReshipEndpoint } from './bulk-reships/apply-bulk-reship.ts';
import { bulkReshipTemplate, tryBulkReship } from './bulk-reships/bulk-reship-file.ts';
import { getBulkReship, listBulkReships } from './bulk-reships/bulk-reship-queries.ts';
import { applyConsignmentEndpoint, delistConsignmentEndpoint, sellConsignmentEndpoint, takeOverConsignmentEndpoint } from './consignments.ts';
import { applyShipWithLabelEndpoint } from './apply-ship-with-label.ts';
import { applyWarehouseTransferEndpoint, orderWarehouseTransferEndpoint } from './apply-warehouse-transfer.ts';
import { orderReturnEndpoint } from './order-return.ts';
import { approveRequestEndpoint, quoteRequestEndpoint, rejectRequestEndpoint, withdrawQuoteEndpoint } from './reviews.ts';
import { approveRequestsEndpoint, recallRequestsEndpoint, rejectRequestsEndpoint } from './batch-requests.ts';
import { cancelRequestEndpoint, confirmRequestEndpoint, payRequestEndpoint, editRequestEndpoint, recallRequestEndpoint } from './owner-commands.ts';
import { labelCodeRejections } from './rejections/label-code-rejections.ts';
import { requestRejections } from './rejections/request-rejections.ts';

export const requestsContract = contract({
  endpoints: [
    applyShipWithLabelEndpoint,
    applyReshipEndpoint,
    applyBulkReshipEndpoint,
    listBulkReships,
    getBulkReship,
    tryBulkReship,
    bulkReshipTemplate,
    applyCashOutEndpoint,
    applyConsignmentEndpoint,
    applyOwnershipTransferEndpoint,
    orderDirectOutboundEndpoint,
    applyWarehouseTransferEndpoint,
    orderWarehouseTransferEndpoint,
    orderReturnEndpoint,
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
  rejections: { ...requestRejections, ...labelCodeRejections },
});
