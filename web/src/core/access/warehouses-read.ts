import { queryOptions } from '@tanstack/react-query';
import { listAllWarehouses } from '#contracts/reference/reference-queries.ts';
import { warehouses } from './first-questions.ts';

/** The warehouses to choose from, the same in each of them and on the self-operated pages: what arriving has read, the pages need not read again. */
export const warehousesRead = queryOptions({
  queryKey: ['read', listAllWarehouses.name],
  queryFn: () => warehouses.read(),
});
