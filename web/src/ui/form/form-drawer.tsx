import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './form-drawer.module.css';
import { Refusal } from './refusal.tsx';
import { useDiscardGuard } from './use-discard-guard.tsx';

interface Props {
  title: string;
  /** In pixels. */
  width?: number;
  sendText: string;
  /** What the solid button does: a step, or the sending of a form among the children by its id. */
  sends: (() => void) | string;
  /** What was sent is on its way. */
  busy: boolean;
  /** Something is missing yet. */
  disabled?: boolean;
  /** What the server refused without naming a field. */
  failure?: string | undefined;
  close: () => void;
  /** The children bring room of their own, to the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** Fields beside the page: it stays in sight while they are filled in. */
export const FormDrawer = ({ title, width = 480, sendText, sends, busy, disabled = false, failure, close, flush = false, children }: Props) => {
  const { t } = useTranslation();
  const guard = useDiscardGuard(close);
  return (
    <Drawer
      open
      size={width}
      title={title}
      onClose={guard.onClose}
      {...(flush && { styles: { body: { padding: 0 } } })}
      footer={
        <div className={styles['footer']}>
          <Button onClick={guard.onClose}>{t('app.cancel')}</Button>
          <Button
            type="primary"
            loading={busy}
            disabled={disabled}
            {...(typeof sends === 'string' ? { htmlType: 'submit', form: sends } : { onClick: sends })}
          >
            {sendText}
          </Button>
        </div>
      }
    >
      <div className={flush ? styles['flush'] : styles['fields']} onInput={guard.onInput}>
        {children}
        {!flush && failure && <Refusal>{failure}</Refusal>}
      </div>
    </Drawer>
  );
};
