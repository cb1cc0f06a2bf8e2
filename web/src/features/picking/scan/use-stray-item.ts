import { useTranslation } from 'react-i18next';
import { getItem, type ItemDetail } from '#contracts/item/item-queries.ts';
import { listTwins } from '#contracts/outbound/picking.ts';
import { mayRetry } from '#web/api/api-error.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useCodeError } from '#web/shared/inbound/use-code-error.ts';
import type { ScanError } from '#web/ui/floor/scan/scan-error.tsx';
import { strayPlace } from './stray-place.ts';

interface Around {
  /** The item that is to be picked now. */
  current: { oneId: string } | undefined;
  onShort(): void;
}

/** What an item is that the round does not ask for, and where it belongs. The scan is refused before this is known. */
export const useStrayItem = (oneId: string | undefined, { current, onShort }: Around): Partial<ScanError> => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const { inState } = useCodeError();
  const { data, error, isPlaceholderData } = useRead(getItem, { oneId: oneId ?? '' }, { enabled: oneId !== undefined, quiet: true });
  const { data: substitutes = [] } = useRead(
    listTwins,
    { oneId: current?.oneId ?? '' },
    { enabled: oneId !== undefined && current !== undefined, quiet: true },
  );
  if (oneId === undefined) return {};
  if (substitutes.some((substitute) => substitute.oneId === oneId))
    return {
      title: t('picking.wrong.twin'),
      what: data && inState(data),
      todo: t('picking.todoTwin'),
      other: { label: t('picking.shortPick'), run: onShort },
    };

  const todo = (item: ItemDetail): string => {
    const place = strayPlace(item);
    if (place === 'aside') return t('floor.layAside');
    return 'order' in place ? t('picking.todoOfOrder', { oddNo: place.order }) : t('picking.todoOnShelf', { shelf: place.shelf });
  };

  const title = t('picking.wrong.item');
  if (data && !isPlaceholderData) {
    const { oddNo, repairNo } = data.running ?? {};
    return { title, what: [inState(data), oddNo ?? repairNo].filter(Boolean).join(' · '), todo: todo(data) };
  }
  if (!error) return { title, what: t('picking.lookingUp') };
  if (mayRetry(error)) return { title, what: t('inbound.offlineText') };
  return { title: t('inbound.notFound'), what: t('picking.unknownText', { warehouse: warehouse?.name ?? '' }), todo: t('floor.layAside') };
};
