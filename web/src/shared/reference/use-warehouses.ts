import { listAllWarehouses } from '#contracts/reference/reference-queries.ts';
import { useRead } from '../../api/use-read.ts';

const none: readonly never[] = [];

/** The warehouses to choose from. Where they cannot be read the page does without (R8.52). */
export const useWarehouses = () => useRead(listAllWarehouses, {}, { quiet: true }).data ?? none;
