import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { CopyLinkButton } from '../../app/links/copy-link-button.tsx';
import { useNeighbours } from '../../app/open-item/neighbours.ts';
import { DrawerContent } from '../../ui/drawer/drawer-content.tsx';
import { SideDrawer } from '../../ui/drawer/side-drawer.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { StaleBar } from '../../ui/states/stale-bar.tsx';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { ItemMenu } from './item-menu.tsx';
import { ItemPanes } from './item-panes.tsx';
import { useItem, useNeighboursAhead } from './use-item.ts';
import { useLate } from './use-late.ts';

interface Props {
  oneId: string;
  open: (oneId: string) => void;
  close: () => void;
}

/** An item and its timeline beside the list it was opened from (R2.159). */
export default function ItemDrawer({ oneId, open, close }: Props) {
  const { t } = useTranslation();
  const read = useItem(oneId);
  const { data, error, isError, isPlaceholderData, dataUpdatedAt } = read;
  const late = useLate(isPlaceholderData);
  const neighbours = useNeighbours(oneId);
  useNeighboursAhead(neighbours);
  const retry = () => void read.refetch();
  const words = {
    place: neighbours ? t('item.place', { place: neighbours.place, total: neighbours.total }) : t('item.item'),
    previous: t('item.previous'),
    next: t('item.next'),
  };

  return (
    <SideDrawer
      label={t('item.drawer', { oneId: formatOneId(oneId) })}
      walk={{ neighbours, words, open }}
      close={close}
      tools={
        <>
          <CopyLinkButton />
          {data && !isPlaceholderData && <ItemMenu item={data} />}
        </>
      }
    >
      {data && isError && <StaleBar at={dataUpdatedAt} message={error.message} retry={retry} />}
      {data && !late && (
        <DrawerContent old={isError} waits={isPlaceholderData}>
          <ItemPanes key={data.oneId} item={data} open={open} />
        </DrawerContent>
      )}
      {!data && isError && <FailedState message={error.message} retry={retry} />}
      {(late || (!data && !isError)) && <DrawerSkeleton />}
    </SideDrawer>
  );
}
