import { useTranslation } from 'react-i18next';
import { orderWarehouseTransferEndpoint } from '#contracts/requests/apply-warehouse-transfer.ts';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { useApplicationForm } from '../use-application-form.ts';
import { nothingEntered, transferBody, type TransferValues } from '../warehouse-transfer/transfer-values.ts';
import { TransferFields } from '../warehouse-transfer/transfer-fields.tsx';

/** Somebody else reviews it, and the owner confirms what it costs. */
export default function TransferOnBehalfApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const count = items.length;
  const oneIds = items.map(({ oneId }) => oneId);
  const form = useApplicationForm<typeof orderWarehouseTransferEndpoint, TransferValues>(
    orderWarehouseTransferEndpoint,
    oneIds,
    {
      defaultValues: nothingEntered,
      bodyOf: (values) => transferBody(values, oneIds),
      check: ({ toWarehouseId }) => ({ toWarehouseId: toWarehouseId === undefined && t('orders.apply.missingDestination') }),
      fields: ['oneIds', 'toWarehouseId', 'dueAt', 'remark'],
    },
    applied,
  );
  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.moveTitle', { count })}
      submitLabel={t('orders.apply.submit', { count })}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <p>{t('orders.apply.onBehalfText')}</p>
      <TransferFields form={form} items={items} />
    </ApplicationForm>
  );
}
