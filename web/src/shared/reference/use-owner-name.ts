import { useCallback } from 'react';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { unowned, unownedName } from '#contracts/reference/reference-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';

/** A shop by its name; "unowned" in the reader's language. */
export const useOwnerName = (): ((shop: ShopInfo) => string) => {
  const words = useWords();
  return useCallback(({ id, realname, uid }) => (id === unowned.id ? words(unownedName) : realname || uid), [words]);
};
