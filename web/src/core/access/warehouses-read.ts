import { queryOptions } from '@tanstack/react-query';
import { listAllWarehouses } from '#contracts/reference/reference-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';

/** The warehouses to choose from, the same in each of them and on the self-operated pages: what arriving has read, the pages need not read again. */
export const warehousesRead = queryOptions({
  queryKey: ['read', listAllWarehouses.name],
  queryFn: ({ signal }) => callEndpoint(listAllWarehouses, { body: {}, quiet: true, signal }),
});
