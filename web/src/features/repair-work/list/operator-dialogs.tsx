import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { listStaff } from '#contracts/reference/reference-queries.ts';
import { assignRepairBatchEndpoint, openRepairBatchEndpoint } from '#contracts/repair/repair-batches.ts';
import { assignRepairsEndpoint } from '#contracts/repair/repair-tasks.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { readsOfRepairs, type Handed } from './handed.ts';

interface Props<Work extends Handed> {
  work: Work;
  onClose: () => void;
}

const nobody: { operatorId: string } = { operatorId: '' };

export default function OperatorDialog({ work, onClose }: Props<Handed>) {
  if (work.kind === 'batch') return <AssignBatch work={work} onClose={onClose} />;
  return work.kind === 'newBatch' ? <NewBatch work={work} onClose={onClose} /> : <AssignRepairs work={work} onClose={onClose} />;
}

type Several = Extract<Handed, { repairNos: readonly string[] }>;

const AssignRepairs = ({ work: { repairNos, warehouseId, done }, onClose }: Props<Several>) => {
  const { t } = useTranslation();
  const count = repairNos.length;
  const form = useEndpointForm(assignRepairsEndpoint, {
    defaultValues: nobody,
    bodyOf: ({ operatorId }) => ({ repairNos: [...repairNos], operatorId }),
    fields: ['repairNos', 'operatorId'],
    invalidates: readsOfRepairs,
    onSubmitted: () => {
      showSuccess(t('repairWork.assigned', { count }));
      done();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('repairWork.assignTitle', { count })} submitLabel={t('repairWork.assign')} onClose={onClose}>
      <FormField form={form} name="operatorId" label={t('repairWork.operator')}>
        {(control) => <OperatorSelect {...control} warehouseId={warehouseId} />}
      </FormField>
    </FormDialog>
  );
};

const AssignBatch = ({ work: { batchNo, warehouseId, done }, onClose }: Props<Extract<Handed, { kind: 'batch' }>>) => {
  const { t } = useTranslation();
  const form = useEndpointForm(assignRepairBatchEndpoint, {
    defaultValues: nobody,
    bodyOf: ({ operatorId }) => ({ batchNo, operatorId }),
    fields: ['batchNo', 'operatorId'],
    invalidates: readsOfRepairs,
    onSubmitted: ({ repairNos }) => {
      showSuccess(t('repairWork.assigned', { count: repairNos.length }));
      done();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('repairWork.assignBatch', { batchNo })} submitLabel={t('repairWork.assign')} onClose={onClose}>
      <FormField form={form} name="operatorId" label={t('repairWork.operator')}>
        {(control) => <OperatorSelect {...control} warehouseId={warehouseId} />}
      </FormField>
    </FormDialog>
  );
};

const NewBatch = ({ work: { repairNos, warehouseId, done }, onClose }: Props<Several>) => {
  const { t } = useTranslation();
  const count = repairNos.length;
  const form = useEndpointForm(openRepairBatchEndpoint, {
    defaultValues: nobody,
    bodyOf: ({ operatorId }) => ({ repairNos: [...repairNos], ...(operatorId !== '' && { operatorId }) }),
    fields: ['repairNos', 'operatorId'],
    invalidates: readsOfRepairs,
    onSubmitted: ({ batchNo }) => {
      showSuccess(t('repairWork.batchOpened', { batchNo }));
      done();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('repairWork.batchTitle', { count })} submitLabel={t('repairWork.openBatch')} onClose={onClose}>
      <FormField form={form} name="operatorId" label={t('repairWork.operatorLater')}>
        {(control) => <OperatorSelect {...control} warehouseId={warehouseId} />}
      </FormField>
    </FormDialog>
  );
};

interface SelectProps {
  id?: string;
  value?: string;
  onChange?: (operatorId: string) => void;
  warehouseId: string;
}

/** Those who may repair in the warehouse. */
const OperatorSelect = ({ value, warehouseId, ...control }: SelectProps) => {
  const { t } = useTranslation();
  const { data = [], isPending } = useRead(listStaff, { wareId: warehouseId, work: 'repair' });
  return (
    <Select
      {...control}
      autoFocus
      showSearch
      optionFilterProp="label"
      loading={isPending}
      placeholder={t('repairWork.chooseOperator')}
      value={value || undefined}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      notFoundContent={isPending ? null : t('repairWork.noOperators')}
    />
  );
};
