import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeRepairItemEndpoint, createRepairItemEndpoint, listRepairItems, type RepairItemRow } from '#contracts/repair/repair-items.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind, wholeKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

interface Values {
  name: string;
  priceCents: TypedNumber;
  estimatedDays: TypedNumber;
}

const nothingEntered: Values = { name: '', priceCents: null, estimatedDays: null };

/** A work of the repair shop, added or changed; orders that were placed keep their price. */
export default function WorkDialog({ work, onClose }: { work: RepairItemRow | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(work ? changeRepairItemEndpoint : createRepairItemEndpoint, {
    defaultValues: work ? { name: work.name, priceCents: work.listPriceCents, estimatedDays: work.estimatedDays } : nothingEntered,
    bodyOf: (values: Values) => ({ ...values, ...(work && { repairItemId: work.repairItemId }) }),
    invalidates: [listRepairItems],
    onSubmitted: ({ name }) => {
      showSuccess(t('fees.workSaved', { name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={work ? t('fees.editWork', { name: work.name }) : t('fees.addWork')} submitLabel={t('app.save')} onClose={onClose}>
      <FormField form={form} name="name" label={t('fees.work')}>
        {(control) => <Input {...control} autoFocus />}
      </FormField>
      <FormNumberField form={form} name="priceCents" label={t('fees.listPrice')} kind={moneyKind} />
      <FormNumberField form={form} name="estimatedDays" label={t('fees.estimatedDays')} kind={wholeKind} />
    </FormDialog>
  );
}
