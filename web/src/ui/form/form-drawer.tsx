import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDrawer } from '../drawer/modal-drawer.tsx';
import styles from './form-drawer.module.css';
import { FormRefusal } from './form-refusal.tsx';
import type { FormFrame } from './use-endpoint-form.ts';
import { useDiscardGuard } from './use-discard-guard.ts';

interface Props {
  form: FormFrame;
  title: string;
  /** In pixels. */
  width?: number;
  submitLabel: string;
  /** What it is about is not there yet. */
  disabled?: boolean;
  onClose: () => void;
  /** The children bring room of their own, to the edges, and say themselves what is refused. */
  flush?: boolean;
  /** Enter in a field sends it, as its button does. */
  submitsOnEnter?: boolean;
  children: ReactNode;
}

/** Fields beside the page: it stays in sight while they are filled in. Only its button sends them, never a stray Enter, unless it is said so. */
export const FormDrawer = ({
  form,
  title,
  width = 480,
  submitLabel,
  disabled = false,
  onClose,
  flush = false,
  submitsOnEnter = false,
  children,
}: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const { rootRef } = form;
  const guard = useDiscardGuard(form.isDirty, onClose);
  const className = styles[flush ? 'flush' : 'fields'];
  const fields = (
    <>
      {children}
      {!flush && <FormRefusal form={form} />}
    </>
  );
  return (
    <ModalDrawer
      width={width}
      title={title}
      onClose={guard.onClose}
      flush={flush}
      footer={
        <div className={styles['footer']}>
          <Button onClick={guard.onClose}>{t('app.cancel')}</Button>
          <Button
            type="primary"
            loading={form.isPending}
            disabled={disabled}
            {...(submitsOnEnter ? { htmlType: 'submit', form: id } : { onClick: form.submit })}
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      {submitsOnEnter ? (
        <form id={id} ref={rootRef} noValidate className={className} onSubmit={form.submit}>
          {fields}
        </form>
      ) : (
        <div ref={rootRef} className={className}>
          {fields}
        </div>
      )}
    </ModalDrawer>
  );
};
