import { useTranslation } from 'react-i18next';
import type { ShopInfo } from '#contracts/kernel/query-rows.ts';
import { unowned } from '#contracts/reference/reference-queries.ts';

/** A shop by its name; "unowned" in the reader's language. */
export const useOwnerName = (): ((shop: ShopInfo) => string) => {
  const { t } = useTranslation();
  return ({ id, realname, uid }) => (id === unowned.id ? t('item.unowned') : realname || uid);
};
