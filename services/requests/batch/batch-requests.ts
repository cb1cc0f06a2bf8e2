import { approveRequestsEndpoint, recallRequestsEndpoint, rejectRequestsEndpoint } from '#contracts/requests/batch-requests.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { loadOrder, loadOwnOrder } from '#services/aggregates/order/order-policies.ts';
import { recallRequest } from '../answer/recall-request.ts';
import { approveRequest } from '../review/approve-request.ts';
import { rejectRequest } from '../review/reject-request.ts';
import { eachRequest } from './each-request.ts';

export const approveRequestsRoute = commandRoute(approveRequestsEndpoint, ({ body: { oddNos, versions }, viewer, now }, load) =>
  eachRequest(load, viewer, {
    oddNos,
    find: (oddNo) => loadOrder(load, viewer, oddNo),
    decide: (states, index) => approveRequest({ viewer, version: versions?.[index], now }, states),
  }),
);

export const rejectRequestsRoute = commandRoute(rejectRequestsEndpoint, ({ body: { oddNos, versions, reason, preset }, viewer }, load) =>
  eachRequest(load, viewer, {
    oddNos,
    find: (oddNo) => loadOrder(load, viewer, oddNo),
    decide: (states, index) => rejectRequest({ viewer, version: versions?.[index], reason, preset }, states),
  }),
);

export const recallRequestsRoute = commandRoute(recallRequestsEndpoint, ({ body: { oddNos }, viewer }, load) =>
  eachRequest(load, viewer, { oddNos, find: (oddNo) => loadOwnOrder(load, viewer, oddNo), decide: (states) => recallRequest({}, states) }),
);
