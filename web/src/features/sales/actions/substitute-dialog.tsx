import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { reassignSaleEndpoint } from '#contracts/sales/sale-commands.ts';
import { listSaleSubstitutes, type SaleDetail } from '#contracts/sales/sale-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { saleReads } from '../sale-reads.ts';

interface Props {
  sale: SaleDetail;
  onClose: () => void;
}

/** The buyer does not mind which of two alike is sent. */
export default function SubstituteDialog({ sale: { saleId }, onClose }: Props) {
  const { t } = useTranslation();
  const { data } = useRead(listSaleSubstitutes, { saleId });
  const opened: { twin: string | null } = { twin: null };
  const form = useEndpointForm(reassignSaleEndpoint, {
    defaultValues: opened,
    bodyOf: ({ twin }) => ({ saleId, ...(twin !== null && { twin }) }),
    fields: ['twin'],
    invalidates: saleReads,
    onSubmitted: (_, { twin }) => {
      showSuccess(t('sales.reassigned', { oneId: formatOneId(twin) }));
      onClose();
    },
  });
  const options = (data?.records ?? []).map(({ oneId, shelvesName }) => ({
    value: oneId,
    label: [formatOneId(oneId), shelvesName].filter(Boolean).join(' · '),
  }));
  return (
    <FormDialog form={form} title={t('sales.substituteTitle')} submitLabel={t('sales.take')} onClose={onClose}>
      <p>{t(data?.records.length === 0 ? 'sales.noSubstitute' : 'sales.substituteText')}</p>
      <FormField form={form} name="twin" label={t('sales.substitute')} required>
        {(control) => <Select {...control} options={options} loading={data === undefined} />}
      </FormField>
    </FormDialog>
  );
}
