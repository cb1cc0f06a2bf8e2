import { Button, Drawer } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { MenuChoice } from './menu-choice.tsx';
import { useSaveWarehouse } from './use-save-warehouse.ts';
import { draftOf, warehouseOf } from './warehouse-draft.ts';
import { WarehouseFields } from './warehouse-fields.tsx';
import styles from '../warehouse-settings.module.css';

interface Props {
  /** The warehouse that is changed; a new one without. */
  warehouse: WarehouseSetting | undefined;
  close: () => void;
  saved?: (warehouseId: string) => void;
}

const form = 'warehouse';

/** Beside the settings: a warehouse as it is added or changed. */
export const WarehousePanel = ({ warehouse, close, saved }: Props) => {
  const { t } = useTranslation();
  const [opened] = useState(() => draftOf(warehouse));
  const [draft, setDraft] = useState(opened);
  const ready = warehouseOf(draft);
  const { save, saving, refused } = useSaveWarehouse({
    isNew: warehouse === undefined,
    opened,
    saved: (warehouseId) => {
      close();
      saved?.(warehouseId);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) save(ready);
  };

  return (
    <Drawer
      open
      size={520}
      title={warehouse ? t('warehouseSettings.editTitle', { name: warehouse.name }) : t('warehouseSettings.addTitle')}
      onClose={close}
      footer={
        <div className={styles['panelFooter']}>
          <Button onClick={close}>{t('app.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={saving} disabled={!ready}>
            {t('app.save')}
          </Button>
        </div>
      }
    >
      <form id={form} noValidate onSubmit={submit} className={styles['form']}>
        <WarehouseFields draft={draft} isNew={warehouse === undefined} refused={refused} change={(change) => setDraft({ ...draft, ...change })} />
        <MenuChoice menu={draft.menu} change={(menu) => setDraft({ ...draft, menu })} error={refused.of('menu')} />
        {refused.rest && (
          <p className={styles['failure']} role="alert">
            {refused.rest}
          </p>
        )}
      </form>
    </Drawer>
  );
};
