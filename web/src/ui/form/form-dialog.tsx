import { Button, Modal } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-dialog.module.css';
import { FormRefusal } from './form-refusal.tsx';
import type { FormFrame } from './use-endpoint-form.ts';
import { useDiscardGuard } from './use-discard-guard.ts';

interface Props {
  form: FormFrame;
  title: string;
  submitLabel: string;
  /** What it is about is not there yet. */
  disabled?: boolean;
  onClose: () => void;
  /** At the left of the buttons: the way to another answer. */
  aside?: ReactNode;
  /** In pixels. */
  width?: number;
  children: ReactNode;
}

/** A question of a few fields: over the page, sent with Enter or its solid button. */
export const FormDialog = ({ form, title, submitLabel, disabled = false, onClose, aside, width = 420, children }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { rootRef } = form;
  const guard = useDiscardGuard(form.isDirty, onClose);
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
          <Button type="primary" htmlType="submit" form={id} loading={form.isPending} disabled={disabled}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} ref={rootRef} noValidate className={styles['form']} onSubmit={form.submit}>
        {children}
        <FormRefusal form={form} />
      </form>
    </Modal>
  );
};
