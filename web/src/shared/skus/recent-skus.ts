import { setStoredJson, getStoredJson } from '#web/browser/storage.ts';

/** R9.05. */
const most = 5;
const key = 'recent-skus';

/** SKUs that were entered of late, on whichever page, newest first (R3.20). */
export const recentSkus = (): string[] => getStoredJson(key) ?? [];

export const rememberSku = (sku: string): string[] => {
  const next = withRecent(recentSkus(), sku);
  setStoredJson(key, next);
  return next;
};

/** The newest first, each SKU once. */
export const withRecent = (recent: readonly string[], sku: string): string[] => [...new Set([sku, ...recent])].slice(0, most);
