import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';

export type NamedSku = DataOf<typeof listSkus>['data'][number];

/** The SKU of the catalogue that a code spells; undefined too where nobody could be asked. */
export const namedSku = async (code: string): Promise<NamedSku | undefined> => {
  const found = await callEndpoint(listSkus, { query: { sku: code.trim(), size: 1 }, quiet: true }).catch(() => undefined);
  return found?.data[0];
};
