import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';

export type SkuRow = DataOf<typeof listSkus>['data'][number];
