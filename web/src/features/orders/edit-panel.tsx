import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './orders.module.css';

interface Props {
  title: string;
  /** What a change means. */
  text: string;
  sending: boolean;
  incomplete: boolean;
  send: () => void;
  /** What the server refused without naming a field. */
  failure: string | undefined;
  close: () => void;
  children: ReactNode;
}

/** Beside an order: what may be changed about it before it is approved. */
export const EditPanel = ({ title, text, sending, incomplete, send, failure, close, children }: Props) => {
  const { t } = useTranslation();
  return (
    <Drawer
      open
      size={480}
      title={title}
      onClose={close}
      footer={
        <div className={styles['panelFooter']}>
          <Button onClick={close}>{t('app.cancel')}</Button>
          <Button type="primary" loading={sending} disabled={incomplete} onClick={send}>
            {t('app.save')}
          </Button>
        </div>
      }
    >
      <div className={styles['form']}>
        <p>{text}</p>
        {children}
        {failure && (
          <p className={styles['failure']} role="alert">
            {failure}
          </p>
        )}
      </div>
    </Drawer>
  );
};
