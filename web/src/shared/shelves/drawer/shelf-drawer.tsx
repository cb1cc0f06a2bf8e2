import { Button, Drawer } from 'antd';
import { Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listShelves, type ShelfRow } from '#contracts/shelving/shelf-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { BarCode } from '#web/ui/bar-code/bar-code.tsx';
import { FactGrid } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { ShelfDialog } from '../keep/shelf-dialog.tsx';
import { ShelfFill } from '../shelf-fill.tsx';
import { ShelfItems } from './shelf-items.tsx';
import styles from './drawer.module.css';
import { usePrintRacks } from '../keep/use-print-racks.ts';
import { useRemoveShelves } from '../keep/use-remove-shelves.tsx';

interface Props {
  warehouseId: string;
  shelfId: string;
  close: () => void;
}

/** One shelf beside its list: what it is, what lies there, and what may be done with both. */
export const ShelfDrawer = ({ warehouseId, shelfId, close }: Props) => {
  const { t } = useTranslation();
  const read = useRead(listShelves, { wareId: warehouseId, ids: shelfId });
  const handheld = useHandheld();
  const shelf = read.data?.data.find(({ id }) => id === shelfId);
  const buttons = shelf && <ShelfButtons warehouseId={warehouseId} shelf={shelf} removed={close} />;
  return (
    <Drawer
      open
      size={800}
      title={shelf ? t('shelves.drawer', { shelf: shelf.name }) : t('shelves.rack')}
      onClose={close}
      extra={!handheld && buttons}
      footer={handheld && buttons}
      styles={{ body: { padding: handheld ? '14px 12px' : '18px 24px' } }}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
        {({ data }) => {
          const [found] = data;
          if (!found) return read.isPlaceholderData ? <SkeletonRows rows={10} /> : <Gone />;
          return (
            <div className={styles['drawer']}>
              <ShelfFacts shelf={found} />
              <ShelfItems key={found.id} shelf={found} />
            </div>
          );
        }}
      </ReadStates>
    </Drawer>
  );
};

const Gone = () => {
  const { t } = useTranslation();
  return <EmptyState title={t('shelves.goneTitle')} text={t('shelves.goneText')} />;
};

const ShelfFacts = ({ shelf }: { shelf: ShelfRow }) => {
  const { t } = useTranslation();
  return (
    <div className={styles['facts']}>
      <FactGrid
        facts={[
          { label: t('shelves.zone'), value: shelf.zone || '–' },
          { label: t('shelves.level'), value: shelf.level },
          { label: t('shelves.load'), value: <ShelfFill shelf={shelf} /> },
        ]}
      />
      <span className={styles['code']}>
        <BarCode text={shelf.name} height={36} />
      </span>
    </div>
  );
};

const ShelfButtons = ({ warehouseId, shelf, removed }: { warehouseId: string; shelf: ShelfRow; removed: () => void }) => {
  const { t } = useTranslation();
  const [changing, setChanging] = useState(false);
  const print = usePrintRacks();
  const { remove, dialog } = useRemoveShelves();
  return (
    <span className={styles['buttons']}>
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
      {changing && <ShelfDialog warehouseId={warehouseId} shelf={shelf} close={() => setChanging(false)} />}
      {dialog}
    </span>
  );
};
