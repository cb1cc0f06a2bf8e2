import { History } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { useItemMoment } from '#web/core/open-row/use-item-moment.ts';
import { AsOfBar } from '#web/ui/as-of/as-of-bar.tsx';
import { AsOfPicker } from '#web/ui/as-of/as-of-picker.tsx';
import { DrawerContent } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { FailedState } from '#web/ui/states/failed-state.tsx';
import { StaleBar } from '#web/ui/states/stale-bar.tsx';
import { FrozenClock } from '#web/ui/text/use-now.ts';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemPanes } from './item-panes.tsx';
import { useItem, useNeighboursAhead } from './use-item.ts';
import { useLate } from './use-late.ts';

interface Props {
  oneId: string;
  onOpen: (oneId: string) => void;
  onClose: () => void;
}

/** An item and its timeline beside the list it was opened from (R2.159). */
export default function ItemDrawer({ oneId, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  const { asOf, choose, back } = useItemMoment();
  const read = useItem(oneId, asOf);
  const { data, error, isError, isPlaceholderData, dataUpdatedAt } = read;
  const late = useLate(isPlaceholderData);
  const neighbours = useNeighbours(openItemParameter, oneId);
  useNeighboursAhead(neighbours, asOf);
  // What does not exist for the viewer now does not either.
  const absent = asOf !== undefined && isError && error.code === 404;
  const retry = () => void read.refetch();
  const words = {
    place: neighbours ? t('item.place', { place: neighbours.place, total: neighbours.total }) : t('item.item'),
    previous: t('item.previous'),
    next: t('item.next'),
  };

  return (
    <SideDrawer
      label={t('item.drawer', { oneId: formatOneId(oneId) })}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={
        <>
          <AsOfPicker at={asOf} onSelect={choose}>
            <IconButton icon={History} label={t('ui.asOfPick')} />
          </AsOfPicker>
          <CopyLinkButton />
          {data && !isPlaceholderData && <ItemMenu item={data} />}
        </>
      }
    >
      {asOf && <AsOfBar at={asOf} onBack={back} />}
      {absent && <EmptyState icon={History} title={t('item.notThen')} text={t('item.notThenText')} />}
      {data && isError && !absent && <StaleBar at={dataUpdatedAt} message={error.message} onRetry={retry} />}
      {data && !late && !absent && (
        <FrozenClock value={asOf === undefined ? undefined : Date.parse(asOf)}>
          <DrawerContent old={isError} waits={isPlaceholderData}>
            <ItemPanes key={`${data.oneId} ${asOf}`} item={data} onOpen={onOpen} />
          </DrawerContent>
        </FrozenClock>
      )}
      {!data && isError && !absent && <FailedState message={error.message} onRetry={retry} />}
      {(late || (!data && !isError)) && <DrawerSkeleton />}
    </SideDrawer>
  );
}
