import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { useNeighbours } from '../../app/open-item/neighbours.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { StaleBar } from '../../ui/states/stale-bar.tsx';
import { DrawerBar } from './drawer-bar.tsx';
import { DrawerKeys } from './drawer-keys.tsx';
import styles from './drawer.module.css';
import { DrawerSkeleton } from './drawer-skeleton.tsx';
import { ItemPanes } from './item-panes.tsx';
import { useFocusWhileOpen } from './use-focus-while-open.ts';
import { useItem, useNeighboursAhead } from './use-item.ts';
import { useLate } from './use-late.ts';

interface Props {
  oneId: string;
  open: (oneId: string) => void;
  close: () => void;
}

/** An item and its timeline beside the list it was opened from: no mask, the list stays live (R2.159). */
export default function ItemDrawer({ oneId, open, close }: Props) {
  const { t } = useTranslation();
  const panel = useFocusWhileOpen();
  const read = useItem(oneId);
  const { data, error, isError, isPlaceholderData, dataUpdatedAt } = read;
  const late = useLate(isPlaceholderData);
  const neighbours = useNeighbours(oneId);
  useNeighboursAhead(neighbours);
  const retry = () => void read.refetch();
  const steps = { neighbours, open, close };

  return (
    <div ref={panel} className={styles['drawer']} role="dialog" tabIndex={-1} aria-label={t('item.drawer', { oneId: formatOneId(oneId) })}>
      <DrawerKeys key={neighbours ? 'listed' : 'alone'} {...steps} />
      <DrawerBar {...steps} item={isPlaceholderData ? undefined : data} />
      {data && isError && <StaleBar at={dataUpdatedAt} message={error.message} retry={retry} />}
      {data && !late && (
        <div className={styles['content']} inert={isPlaceholderData} data-old={isError} aria-busy={isPlaceholderData}>
          <ItemPanes key={data.oneId} item={data} open={open} />
        </div>
      )}
      {!data && isError && <FailedState message={error.message} retry={retry} />}
      {(late || (!data && !isError)) && <DrawerSkeleton />}
    </div>
  );
}
