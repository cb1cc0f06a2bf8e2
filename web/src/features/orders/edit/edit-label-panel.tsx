import { AutoComplete, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { carrierOf, knownCarriers } from '#contracts/labels/carrier.ts';
import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { requestRejections } from '#contracts/requests/request-rejections.ts';
import { MAX_CARRIER, MAX_OUTBOUND_LOG_NO, MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { LabelField } from '#web/shared/label-upload/label-field.tsx';
import { useLabelFile } from '#web/shared/label-upload/use-label-file.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useEditRequest } from './use-edit-request.ts';

interface Props {
  order: OrderDetail & { label: NonNullable<OrderDetail['label']> };
  close: () => void;
}

const shown = ['label.url', 'label.logNo', 'label.carrier', 'remark'];

/** Another label, number or remark for an order whose review is not finished. */
export const EditLabelPanel = ({ order: { oddNo, label, remark: before }, close }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { file, choose, clear } = useLabelFile();
  const [logNo, setLogNo] = useState(label.logNo);
  const [carrier, setCarrier] = useState(label.carrier);
  const [remark, setRemark] = useState(before);
  const edit = useEditRequest(oddNo, close);
  const errors = serverErrors(edit.error, shown);
  const code = normaliseLabelCode(logNo);
  const invalid = !isLabelCode(code);
  const unsent = file.state === 'sending' || file.state === 'failed';
  const url = file.state === 'stored' ? file.url : label.url;

  const take = async (chosen: File): Promise<void> => {
    const read = await choose(chosen);
    if (read === undefined) return;
    setLogNo(read);
    setCarrier(carrierOf(read) ?? carrier);
  };

  return (
    <FormDrawer
      title={t('orders.editTitle', { oddNo })}
      sendText={t('app.save')}
      sends={() => edit.mutate({ oddNo, remark, label: { url, logNo: code, carrier: carrier.trim() } })}
      busy={edit.isPending}
      disabled={invalid || unsent || carrier.trim() === ''}
      failure={errors.rest}
      close={close}
    >
      <p>{t('orders.editText')}</p>
      <LabelField file={file} choose={(chosen) => void take(chosen)} clear={clear} error={errors.of('label.url')} />
      <Field
        label={t('orders.logNo')}
        error={errors.of('label.logNo') ?? (invalid ? words(requestRejections.LabelCodeInvalid, { logNo: code }) : undefined)}
      >
        {(tied) => (
          <Input
            {...tied}
            styles={{ input: { fontFamily: 'var(--font-mono)' } }}
            value={logNo}
            maxLength={MAX_OUTBOUND_LOG_NO}
            onChange={(event) => setLogNo(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('orders.carrier')} error={errors.of('label.carrier')}>
        {(tied) => (
          <AutoComplete
            {...tied}
            value={carrier}
            options={knownCarriers.map((value) => ({ value }))}
            maxLength={MAX_CARRIER}
            onChange={(typed: string | undefined) => setCarrier(typed ?? '')}
          />
        )}
      </Field>
      <Field label={t('orders.remark')} error={errors.of('remark')}>
        {(tied) => <Input.TextArea {...tied} rows={2} maxLength={MAX_REMARK} value={remark} onChange={(event) => setRemark(event.target.value)} />}
      </Field>
    </FormDrawer>
  );
};
