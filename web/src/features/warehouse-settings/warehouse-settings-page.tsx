import { Button } from 'antd';
import { Pencil, Plus, Warehouse } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { OpenShelf } from '#web/shared/shelves/drawer/shelf-drawer.tsx';
import { noShelfFilters } from '#web/shared/shelves/list/use-shelf-filters.ts';
import { useListState } from '#web/core/list/use-list-state.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { MenuPages } from './menu-pages.tsx';
import { ShiftPlanPart } from './plan/shift-plan-part.tsx';
import { useWarehouseSettings } from './use-warehouse-settings.ts';
import { WarehouseShelves } from './warehouse-shelves.tsx';
import { WarehouseTerms } from './warehouse-terms.tsx';
import { WarehousesTable } from './warehouses-table.tsx';

const WarehousePanel = lazy(() => import('./panel/warehouse-panel.tsx'));

/** The warehouses with their terms, their menus and their shelves (R2.99); the one that is chosen shows below. */
export default function WarehouseSettingsPage() {
  const { t } = useTranslation();
  const mayAdd = useMay('300.add');
  const state = useListState();
  const read = useWarehouseSettings();
  const [adding, setAdding] = useState(false);
  const warehouses = read.data ?? [];
  const shown = warehouses.find(({ id }) => id === state.filters['wareId']) ?? warehouses[0];
  const show = (wareId: string) => state.change({ filters: { ...noShelfFilters, wareId } });
  const add = mayAdd && (
    <Button type="primary" icon={<Plus size={15} aria-hidden />} onClick={() => setAdding(true)}>
      {t('warehouseSettings.add')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('warehouseSettings.pages.warehouseSettings')}
        aside={read.data && t('warehouseSettings.count', { count: warehouses.length })}
        actions={add}
      />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {() =>
          shown ? (
            <PageBody side={<MenuPages menu={shown.menu} />}>
              <Section>
                <WarehousesTable warehouses={warehouses} shown={shown.id} onShow={show} dimmed={read.isError} />
              </Section>
              <Terms warehouse={shown} />
              <ShiftPlanPart key={`plan ${shown.id}`} warehouse={shown} />
              <WarehouseShelves key={shown.id} warehouseId={shown.id} state={state} />
            </PageBody>
          ) : (
            <EmptyState icon={Warehouse} title={t('warehouseSettings.emptyTitle')} text={t('warehouseSettings.emptyText')} action={add} />
          )
        }
      </ReadStates>
      {shown && <OpenShelf warehouseId={shown.id} />}
      {adding && (
        <Suspense>
          <WarehousePanel warehouse={undefined} onClose={() => setAdding(false)} onSaved={show} />
        </Suspense>
      )}
    </>
  );
}

const Terms = ({ warehouse }: { warehouse: WarehouseSetting }) => {
  const { t } = useTranslation();
  const mayEdit = useMay('300.edit');
  const [editing, setEditing] = useState(false);
  return (
    <Section
      title={warehouse.name}
      aside={
        mayEdit && (
          <Button size="small" icon={<Pencil size={13} aria-hidden />} onClick={() => setEditing(true)}>
            {t('warehouseSettings.edit')}
          </Button>
        )
      }
    >
      <WarehouseTerms warehouse={warehouse} />
      {editing && (
        <Suspense>
          <WarehousePanel warehouse={warehouse} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  );
};
