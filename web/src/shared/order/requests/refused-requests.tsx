import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestResult } from '#contracts/requests/batch-requests.ts';
import styles from '../order.module.css';

/** Requests of a batch that stay as they are, each with the server's reason. */
export default function RefusedRequests({ results, onClose }: { results: readonly RequestResult[]; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      centered
      width={520}
      title={t('orders.refusedTitle', { count: results.length })}
      onCancel={onClose}
      closable={false}
      footer={
        <Button autoFocus onClick={onClose}>
          {t('app.close')}
        </Button>
      }
    >
      <ul className={styles['refused']}>
        {results.map(({ oddNo, refusal }) => (
          <li key={oddNo}>
            <strong>{oddNo}</strong>
            <span>{refusal?.msg}</span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
