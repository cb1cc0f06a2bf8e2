import { area } from '#kernel/area.ts';
import { cancelRequestRoute } from './answer/cancel-request.ts';
import { confirmRequestRoute, payRequestRoute } from './answer/confirm-request.ts';
import { editRequestRoute } from './answer/edit-request.ts';
import { recallRequestRoute } from './answer/recall-request.ts';
import { applyBulkReshipRoute } from './apply/apply-bulk-reship.ts';
import { applyCashOutRoute } from './apply/apply-cash-out.ts';
import { applyConsignmentRoute } from './apply/apply-consignment.ts';
import { applyOwnershipTransferRoute } from './apply/apply-ownership-transfer.ts';
import { applyReshipRoute } from './apply/apply-reship.ts';
import { applyShipWithLabelRoute } from './apply/apply-ship-with-label.ts';
import { applyWarehouseTransferRoute } from './apply/apply-warehouse-transfer.ts';
import { orderDirectOutboundRoute } from './apply/order-direct-outbound.ts';
import { orderReturnRoute } from './apply/order-return.ts';
import { orderWarehouseTransferRoute } from './apply/order-warehouse-transfer.ts';
import { tryBulkReshipRoute } from './bulk-reship-file/try-bulk-reship.ts';
import { bulkReshipTemplateRoute } from './bulk-reship-file/write-template.ts';
import { bulkReshipNumbersMigration } from './migrations/1320-bulk-reship-numbers.ts';
import { approveRequestsRoute, recallRequestsRoute, rejectRequestsRoute } from './batch/batch-requests.ts';
import { delistConsignmentRoute } from './consignment/delist-consignment.ts';
import { sellConsignmentRoute } from './consignment/sell-consignment.ts';
import { takeOverConsignmentRoute } from './consignment/take-over-consignment.ts';
import { approveRequestRoute } from './review/approve-request.ts';
import { quoteRequestRoute } from './review/quote-request.ts';
import { rejectRequestRoute } from './review/reject-request.ts';
import { withdrawQuoteRoute } from './review/withdraw-quote.ts';

export const requestsArea = area({
  commands: [
    applyShipWithLabelRoute,
    applyReshipRoute,
    applyBulkReshipRoute,
    applyCashOutRoute,
    applyConsignmentRoute,
    applyOwnershipTransferRoute,
    orderDirectOutboundRoute,
    applyWarehouseTransferRoute,
    orderWarehouseTransferRoute,
    orderReturnRoute,
    quoteRequestRoute,
    withdrawQuoteRoute,
    approveRequestRoute,
    rejectRequestRoute,
    confirmRequestRoute,
    payRequestRoute,
    cancelRequestRoute,
    recallRequestRoute,
    editRequestRoute,
    sellConsignmentRoute,
    delistConsignmentRoute,
    takeOverConsignmentRoute,
    approveRequestsRoute,
    rejectRequestsRoute,
    recallRequestsRoute,
  ],
  queries: () => [tryBulkReshipRoute, bulkReshipTemplateRoute],
  migrations: [bulkReshipNumbersMigration],
});
