import { Button, Modal } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-dialog.module.css';
import { useDiscardGuard } from './use-discard-guard.tsx';

interface Props {
  title: string;
  submitText: string;
  submit: () => void;
  /** What was submitted is on its way. */
  busy: boolean;
  /** Something is missing yet. */
  disabled?: boolean;
  close: () => void;
  /** At the left of the buttons: the way to another answer. */
  aside?: ReactNode;
  /** In pixels. */
  width?: number;
  children: ReactNode;
}

/** A question of a few fields: over the page, sent with Enter or its solid button. */
export const FormDialog = ({ title, submitText, submit, busy, disabled = false, close, aside, width = 420, children }: Props) => {
  const { t } = useTranslation();
  const form = useId();
  const guard = useDiscardGuard(close);
  return (
    <Modal
      open
      centered
      width={width}
      title={title}
      onCancel={guard.onClose}
      footer={
        <>
          {aside && <span className={styles['aside']}>{aside}</span>}
          <Button onClick={guard.onClose}>{t('app.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={busy} disabled={disabled}>
            {submitText}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles['form']}
        onInput={guard.onInput}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
      </form>
    </Modal>
  );
};
