import { listSkus } from '#contracts/reference/reference-queries.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';

/** The SKU of the catalogue that a code spells; undefined too where nobody could be asked. */
export const skuNamed = async (code: string) => {
  const found = await callEndpoint(listSkus, { query: { sku: code.trim(), size: 1 }, quiet: true }).catch(() => undefined);
  return found?.data[0];
};
