import { whyNotAsked, type ItemActionName, type NotAskedFor } from '#contracts/item/item-actions.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { ErrorWords } from '#contracts/kernel/rejection.ts';
import { listingRejections } from '#contracts/listings/listing-rejections.ts';
import { requestRejections } from '#contracts/requests/rejections/request-rejections.ts';
import { useWords } from '#web/i18n/use-words.ts';

const said: Readonly<Record<NotAskedFor, ErrorWords>> = { ...requestRejections, ...listingRejections };

type Item = Parameters<typeof whyNotAsked>[1] & { oneId: string };

/** Why a request cannot be made for an item, as the server would say it; undefined where the item is not the reason. */
export const useWhyNot = (): ((name: ItemActionName, item: Item) => string | undefined) => {
  const words = useWords();
  return (name, item) => {
    const code = whyNotAsked(name, item);
    return code && words(said[code], { oneId: formatOneId(item.oneId) });
  };
};
