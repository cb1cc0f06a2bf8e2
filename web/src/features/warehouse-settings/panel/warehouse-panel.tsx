import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehouseSetting } from '#contracts/reference/list-warehouse-settings.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { AddressPart } from './address-part.tsx';
import { MenuChoice } from './menu-choice.tsx';
import { useSaveWarehouse } from './use-save-warehouse.ts';
import { draftOf, warehouseOf } from './warehouse-draft.ts';
import { WarehouseFields } from './warehouse-fields.tsx';

interface Props {
  /** The warehouse that is changed; a new one without. */
  warehouse: WarehouseSetting | undefined;
  close: () => void;
  saved?: (warehouseId: string) => void;
}

/** Beside the settings: a warehouse as it is added or changed. */
export default function WarehousePanel({ warehouse, close, saved }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const [opened] = useState(() => draftOf(warehouse));
  const [draft, setDraft] = useState(opened);
  const { needed, onAttempt } = useNeeded();
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
    onAttempt();
    if (ready) save(ready);
  };

  return (
    <FormDrawer
      width={520}
      title={warehouse ? t('warehouseSettings.editTitle', { name: warehouse.name }) : t('warehouseSettings.addTitle')}
      sendText={t('app.save')}
      sends={form}
      busy={saving}
      failure={refused.rest}
      close={close}
    >
      <form id={form} noValidate onSubmit={submit}>
        <WarehouseFields
          draft={draft}
          isNew={warehouse === undefined}
          refused={refused}
          needed={needed}
          change={(change) => setDraft({ ...draft, ...change })}
        />
        <AddressPart address={draft.address} change={(address) => setDraft({ ...draft, address })} errorOf={refused.of} />
        <MenuChoice menu={draft.menu} change={(menu) => setDraft({ ...draft, menu })} error={refused.of('menu')} />
      </form>
    </FormDrawer>
  );
}
