import { AutoComplete, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { carrierOf, knownCarriers } from '#contracts/labels/carrier.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { labelCodeRejections } from '#contracts/requests/rejections/label-code-rejections.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { LabelField } from '#web/shared/label-upload/label-field.tsx';
import { useLabelFile } from '#web/shared/label-upload/use-label-file.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEditOrderForm } from './use-edit-order-form.ts';

interface Props {
  order: OrderDetail & { label: NonNullable<OrderDetail['label']> };
  onClose: () => void;
}

/** Another label, number or remark for an order whose review is not finished. */
export const EditLabelPanel = ({ order: { oddNo, label, remark }, onClose }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { file, choose, clear } = useLabelFile();
  const form = useEditOrderForm(oddNo, {
    defaultValues: { logNo: label.logNo, carrier: label.carrier, remark },
    bodyOf: ({ logNo, carrier, ...rest }) => ({
      ...rest,
      label: { url: file.state === 'stored' ? file.url : label.url, logNo: normaliseLabelCode(logNo), carrier: carrier.trim() },
    }),
    check: ({ logNo }) => {
      const code = normaliseLabelCode(logNo);
      return { 'label.logNo': !isLabelCode(code) && words(labelCodeRejections.LabelCodeInvalid, { logNo: code }) };
    },
    fields: ['label.url', 'label.logNo', 'label.carrier', 'remark'],
    holdsMore: file.state !== 'none',
    onSaved: onClose,
  });
  const isUnsent = file.state === 'sending' || file.state === 'failed';

  const take = async (chosen: File): Promise<void> => {
    const read = await choose(chosen);
    if (read !== undefined) form.change({ logNo: read, carrier: carrierOf(read) ?? form.values.carrier });
  };

  return (
    <FormDrawer
      form={form}
      title={t('orders.editTitle', { oddNo })}
      submitLabel={t('app.save')}
      disabled={isUnsent || form.wrongFields.length > 0}
      onClose={onClose}
    >
      <p>{t('orders.editText')}</p>
      <LabelField file={file} onSelect={(chosen) => void take(chosen)} onClear={clear} error={form.errorOf('label.url')} />
      <FormField form={form} name="logNo" bodyName="label.logNo" label={t('orders.logNo')}>
        {(control) => <Input {...control} styles={{ input: { fontFamily: 'var(--font-mono)' } }} />}
      </FormField>
      <FormField form={form} name="carrier" bodyName="label.carrier" label={t('orders.carrier')}>
        {({ onChange, ...control }) => (
          <AutoComplete
            {...control}
            options={knownCarriers.map((value) => ({ value }))}
            onChange={(typed: string | undefined) => onChange(typed ?? '')}
          />
        )}
      </FormField>
      <FormField form={form} name="remark" label={t('orders.remark')}>
        {(control) => <Input.TextArea {...control} rows={2} />}
      </FormField>
    </FormDrawer>
  );
};
