import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { upload, uploadFailed } from '#contracts/files/upload.ts';
import { uploadProofEndpoint } from '#contracts/payments/apply-recharge.ts';
import { MAX_PROOFS } from '#contracts/payments/recharge-fields.ts';
import type { RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from '../recharges.module.css';
import { rechargeReads } from '../use-recharge-actions.ts';

interface Props {
  recharge: RechargeRow;
  onClose: () => void;
}

interface Stored {
  name: string;
  url: string;
}

const accepted = '.pdf,.png,.jpg,.jpeg';

/** Shows that the transfer was made, where it does not come by itself. */
export const ProofDialog = ({ recharge: { rechargeNo, amountCents }, onClose }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { pathname } = useLocation();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useEndpointForm(uploadProofEndpoint, {
    defaultValues: { files: [] as Stored[] },
    bodyOf: ({ files }) => ({ rechargeNo, proofs: files.map(({ url }) => url) }),
    fields: ['proofs'],
    invalidates: rechargeReads,
    onSubmitted: onClose,
  });
  const { files } = form.values;

  const add = async (file: File): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    try {
      const url = await callEndpoint(upload, { file, body: { purpose: 'proof' }, pathname, quiet: true });
      form.change({ files: [...form.getValues().files, { name: file.name, url }] });
    } catch (error) {
      setFailure([words(uploadFailed), isApiError(error) ? error.message : ''].filter(Boolean).join(': '));
    } finally {
      setSending(false);
    }
  };

  return (
    <FormDialog
      form={form}
      title={t('recharge.proofTitle', { amount: formatMoney(amountCents) })}
      submitLabel={t('recharge.proofSend')}
      width={460}
      onClose={onClose}
    >
      <p>{t('recharge.proofText')}</p>
      <Field label={t('recharge.proofs')} error={failure ?? form.errorOf('proofs')}>
        {(controlProps) => (
          <FileDrop
            controlProps={controlProps}
            accept={accepted}
            disabled={isSending || files.length >= MAX_PROOFS}
            onSelect={(file) => void add(file)}
          >
            {isSending ? t('recharge.proofSending') : t('recharge.proofDrop')}
          </FileDrop>
        )}
      </Field>
      <ul className={styles['files']}>
        {files.map(({ name, url }) => (
          <li key={url}>
            <span>{name}</span>
            <Button size="small" type="text" onClick={() => form.change({ files: files.filter((file) => file.url !== url) })}>
              {t('recharge.proofRemove')}
            </Button>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
};
