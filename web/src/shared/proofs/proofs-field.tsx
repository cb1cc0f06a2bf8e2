import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { upload, uploadFailed } from '#contracts/files/upload.ts';
import { MAX_PROOFS } from '#contracts/payments/recharge-fields.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import styles from './proofs.module.css';

export interface Proof {
  name: string;
  url: string;
}

interface Props {
  label: string;
  hint?: string;
  error?: string | undefined;
  files: readonly Proof[];
  onChange: (files: (before: readonly Proof[]) => Proof[]) => void;
}

const accepted = '.pdf,.png,.jpg,.jpeg';

/** Pictures and PDFs that show a movement of money: uploaded as they are chosen. */
export const ProofsField = ({ label, hint, error, files, onChange }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const { pathname } = useLocation();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);

  const add = async (file: File): Promise<void> => {
    setFailure(undefined);
    setSending(true);
    try {
      const url = await callEndpoint(upload, { file, body: { purpose: 'proof' }, pathname, quiet: true });
      onChange((before) => [...before, { name: file.name, url }]);
    } catch (cause) {
      setFailure([words(uploadFailed), isApiError(cause) ? cause.message : ''].filter(Boolean).join(': '));
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Field label={label} hint={hint} error={failure ?? error}>
        {(controlProps) => (
          <FileDrop
            controlProps={controlProps}
            accept={accepted}
            disabled={isSending || files.length >= MAX_PROOFS}
            onSelect={(file) => void add(file)}
          >
            {t(isSending ? 'proofs.sending' : 'proofs.drop')}
          </FileDrop>
        )}
      </Field>
      {files.length > 0 && (
        <ul className={styles['files']}>
          {files.map(({ name, url }) => (
            <li key={url}>
              <span>{name}</span>
              <Button size="small" type="text" onClick={() => onChange((before) => before.filter((file) => file.url !== url))}>
                {t('proofs.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
