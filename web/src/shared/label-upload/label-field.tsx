import { Button } from 'antd';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadFailed, fileMessages } from '#contracts/files/upload.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FileDrop } from '#web/ui/form/file-drop.tsx';
import styles from './label-upload.module.css';
import type { LabelFile } from './use-label-file.ts';

interface Props {
  file: LabelFile;
  onSelect: (file: File) => void;
  onClear: () => void;
  error: string | undefined;
  /** Another way to a label, while there is none. */
  instead?: ReactNode;
}

const accepted = '.pdf,.png,.jpg,.jpeg';

/** The label: dropped, shown, and taken off again. */
export const LabelField = ({ file, onSelect, onClear, error, instead }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const failure = file.state === 'failed' ? [words(uploadFailed), file.message].filter(Boolean).join(': ') : undefined;
  return (
    <Field label={t('orders.apply.label')} aside={t('orders.apply.labelHint')} error={failure ?? error}>
      {(controlProps) =>
        file.state === 'sending' || file.state === 'stored' ? (
          <div className={styles['stored']}>
            {file.preview ? (
              <img className={styles['preview']} src={file.preview} alt={file.name} />
            ) : (
              <span className={styles['pdf']}>
                <FileText size={26} strokeWidth={1.4} aria-hidden />
              </span>
            )}
            <div className={styles['fileText']}>
              <span className={styles['fileName']}>{file.name}</span>
              {file.state === 'sending' ? (
                <span aria-live="polite">{t('orders.apply.sending', { size: inKilobytes(file.bytes) })}</span>
              ) : (
                <span className={styles['done']} role="status">
                  {words(fileMessages.uploadSuccess)} · {inKilobytes(file.bytes)}
                </span>
              )}
              <Button {...{ id: controlProps.id }} size="small" style={{ justifySelf: 'start' }} onClick={onClear}>
                {t('orders.apply.another')}
              </Button>
            </div>
          </div>
        ) : (
          <div className={styles['ways']}>
            <FileDrop controlProps={controlProps} accept={accepted} onSelect={onSelect}>
              {t('orders.apply.drop')}
            </FileDrop>
            {instead}
          </div>
        )
      }
    </Field>
  );
};

const inKilobytes = (bytes: number): string => `${Math.max(1, Math.round(bytes / 1024)).toLocaleString('en-US')}\u00a0kB`;
