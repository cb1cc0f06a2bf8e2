import { useQuery } from '@tanstack/react-query';
import { warehousesRead } from '#web/core/access/warehouses-read.ts';

const none: readonly never[] = [];

/** The warehouses to choose from. Where they cannot be read the page does without (R8.52). */
export const useWarehouses = () => useQuery(warehousesRead).data ?? none;
