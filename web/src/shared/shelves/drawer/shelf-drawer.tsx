import { Button } from 'antd';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listShelves, type ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openShelfParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { BarCode } from '#web/ui/bar-code/bar-code.tsx';
import { DrawerContent, DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { DescriptionGrid } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { ShelfFill } from '../shelf-fill.tsx';
import { ShelfItems } from './shelf-items.tsx';
import styles from './drawer.module.css';
import { usePrintRacks } from '../keep/use-print-racks.ts';
import { useRemoveShelves } from '../keep/use-remove-shelves.ts';

const ShelfDialog = lazy(() => import('../keep/shelf-dialog.tsx'));

/** The shelf that the address names, beside its list. */
export const OpenShelf = ({ warehouseId }: { warehouseId: string }) => {
  const { key, open, close } = useOpenRow(openShelfParameter);
  return key && <ShelfDrawer warehouseId={warehouseId} shelfId={key} onOpen={open} onClose={close} />;
};

interface Props {
  warehouseId: string;
  shelfId: string;
  onOpen: (shelfId: string) => void;
  onClose: () => void;
}

/** One shelf beside its list: what it is, what lies there, and what may be done with both. */
const ShelfDrawer = ({ warehouseId, shelfId, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  const read = useRead(listShelves, { wareId: warehouseId, ids: shelfId });
  const shelf = read.data?.data.find(({ id }) => id === shelfId);
  const neighbours = useNeighbours(openShelfParameter, shelfId);
  const words = {
    place: neighbours ? t('shelves.place', { place: neighbours.place, total: neighbours.total }) : t('shelves.rack'),
    previous: t('shelves.previous'),
    next: t('shelves.next'),
  };
  return (
    <SideDrawer
      label={shelf ? t('shelves.drawer', { shelf: shelf.name }) : t('shelves.rack')}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
        {({ data: [found] }) => {
          if (!found) return read.isPlaceholderData ? <SkeletonRows rows={10} /> : <Gone />;
          return (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              <DrawerHeader
                title={<h2 className={styles['name']}>{found.name}</h2>}
                meta={[found.wareName]}
                actions={<ShelfButtons warehouseId={warehouseId} shelf={found} removed={onClose} />}
                after={
                  <span className={styles['code']}>
                    <BarCode text={found.name} height={36} />
                  </span>
                }
              />
              <div className={styles['drawer']}>
                <ShelfDescriptions shelf={found} />
                <ShelfItems key={found.id} shelf={found} />
              </div>
            </DrawerContent>
          );
        }}
      </ReadStates>
    </SideDrawer>
  );
};

const Gone = () => {
  const { t } = useTranslation();
  return <EmptyState title={t('shelves.goneTitle')} text={t('shelves.goneText')} />;
};

const ShelfDescriptions = ({ shelf }: { shelf: ShelfRow }) => {
  const { t } = useTranslation();
  return (
    <DescriptionGrid
      items={[
        { label: t('shelves.zone'), value: shelf.zone || '–' },
        { label: t('shelves.level'), value: shelf.level },
        { label: t('shelves.load'), value: <ShelfFill shelf={shelf} /> },
      ]}
    />
  );
};

const ShelfButtons = ({ warehouseId, shelf, removed }: { warehouseId: string; shelf: ShelfRow; removed: () => void }) => {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const print = usePrintRacks();
  const remove = useRemoveShelves();
  return (
    <>
      {shelf.actions.includes('remove') && (
        <Button icon={<Trash2 size={15} aria-hidden />} onClick={() => void remove([shelf]).then((gone) => gone && removed())}>
          {t('shelves.removeOne')}
        </Button>
      )}
      <Button icon={<Printer size={15} aria-hidden />} onClick={() => print([shelf.id])}>
        {t('shelves.printOne')}
      </Button>
      {shelf.actions.includes('change') && (
        <Button icon={<Pencil size={15} aria-hidden />} onClick={() => setChanging(true)}>
          {t('shelves.change')}
        </Button>
      )}
      {changing && (
        <Suspense>
          <ShelfDialog warehouseId={warehouseId} shelf={shelf} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
};
