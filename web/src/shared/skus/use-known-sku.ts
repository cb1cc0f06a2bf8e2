import { listSkus } from '#contracts/reference/reference-queries.ts';
import { useRead } from '#web/api/use-read.ts';

/** A SKU as the catalogue knows it; undefined until it is read, and where it knows none of that number. */
export const useKnownSku = (sku: string) => useRead(listSkus, { sku, size: 1 }, { quiet: true }).data?.data[0];
