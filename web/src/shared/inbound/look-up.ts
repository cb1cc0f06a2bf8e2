import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { isApiError, mayRetry } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { queryClient } from '#web/api/query-client.ts';
import { readOptions } from '#web/api/use-read.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { knownHere } from './known-here.ts';

export type Found = DataOf<typeof lookUpScan>;
export type FoundPackage = Extract<Found, { found: 'package' }>['package'];
/** Of another warehouse than the one in use. */
export type FoundElsewhere = Pick<Extract<Found, { found: 'elsewhere' }>, 'code' | 'what' | 'id' | 'warehouse'>;
/** No parcel and no item, perhaps something else. */
export type FoundNothing = Pick<Extract<Found, { found: 'nothing' }>, 'code' | 'known'>;
export type FoundUnit = Extract<Found, { found: 'unit' }>['unit'];

/** What a scanned code is; `offline` where nobody could be asked and this device does not know it either. */
export type Answer = Found | { found: 'offline' };

export const lookUp = async (code: string): Promise<Answer> => {
  try {
    const found = await callEndpoint(lookUpScan, { query: { code }, quiet: true });
    keepParcel(found);
    return found;
  } catch (failure) {
    if (mayRetry(failure)) return knownHere(code) ?? { found: 'offline' };
    if (isApiError(failure)) return { found: 'nothing', code, known: null, near: [] };
    throw failure;
  }
};

/** The page that a scan leads to reads its parcel by number: it need not ask for what the scan has brought. */
const keepParcel = (found: Found): void => {
  const parcel = 'package' in found ? found.package : null;
  if (!parcel) return;
  const { queryKey } = readOptions(lookUpScan, { code: parcel.preId }, warehousePaths.receiving);
  const kept: Found = { found: 'package', package: parcel };
  queryClient.setQueryData(queryKey, kept);
};
