import { useTranslation } from 'react-i18next';
import { applyWarehouseTransferEndpoint } from '#contracts/requests/apply-warehouse-transfer.ts';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ApplicationFeeSums } from '../fee/application-fee-sums.tsx';
import { submitLabelOf } from '../fee/submit-label-of.ts';
import { useApplicationFee } from '../fee/use-application-fee.ts';
import { useApplicationForm } from '../use-application-form.ts';
import { TransferFields } from './transfer-fields.tsx';
import { nothingEntered, transferBody, type TransferValues } from './transfer-values.ts';

/** Type 16 (R1.13): the items stay whose they are, and lie in another warehouse afterwards. */
export default function WarehouseTransferApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const count = items.length;
  const oneIds = items.map(({ oneId }) => oneId);
  const fee = useApplicationFee('warehouseTransfer', items);
  const form = useApplicationForm<typeof applyWarehouseTransferEndpoint, TransferValues>(
    applyWarehouseTransferEndpoint,
    oneIds,
    {
      defaultValues: nothingEntered,
      bodyOf: (values) => transferBody(values, oneIds),
      check: ({ toWarehouseId }) => ({ toWarehouseId: toWarehouseId === undefined && t('orders.apply.missingDestination') }),
      fields: ['oneIds', 'toWarehouseId', 'dueAt', 'remark'],
      fee,
    },
    applied,
  );
  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.moveTitle', { count })}
      submitLabel={submitLabelOf(t, count, fee)}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <p>{t('orders.apply.moveText')}</p>
      <TransferFields form={form} items={items} />
      <ApplicationFeeSums fee={fee} />
    </ApplicationForm>
  );
}
