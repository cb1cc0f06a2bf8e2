import { useTranslation } from 'react-i18next';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { AddressPart } from './address-part.tsx';
import { MenuChoice } from './menu-choice.tsx';
import { useWarehouseForm } from './use-warehouse-form.ts';
import { WarehouseFields } from './warehouse-fields.tsx';

interface Props {
  /** The warehouse that is changed; a new one without. */
  warehouse: WarehouseSetting | undefined;
  onClose: () => void;
  onSaved?: (warehouseId: string) => void;
}

/** Beside the settings: a warehouse as it is added or changed. */
export default function WarehousePanel({ warehouse, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const form = useWarehouseForm(warehouse, (warehouseId) => {
    onClose();
    onSaved?.(warehouseId);
  });
  return (
    <FormDrawer
      form={form}
      submitsOnEnter
      width={520}
      title={warehouse ? t('warehouseSettings.editTitle', { name: warehouse.name }) : t('warehouseSettings.addTitle')}
      submitLabel={t('app.save')}
      onClose={onClose}
    >
      <WarehouseFields form={form} isNew={warehouse === undefined} />
      <AddressPart form={form} />
      <MenuChoice menu={form.values.menu} onChange={(menu) => form.change({ menu })} error={form.errorOf('menu')} />
    </FormDrawer>
  );
}
