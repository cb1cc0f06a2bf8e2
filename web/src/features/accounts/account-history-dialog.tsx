import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { listAccountHistory, type AccountHistoryEntry, type SellerAccount } from '#contracts/accounts/account-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './accounts.module.css';

/** What was done to the account, by whom and from where, latest first (R2.130). */
export default function AccountHistoryDialog({ seller, onClose }: { seller: SellerAccount; onClose: () => void }) {
  const { t } = useTranslation();
  const read = useRead(listAccountHistory, { accountId: seller.accountId }, { staleTime: 0 });
  return (
    <Modal open centered width={560} title={t('accounts.historyTitle', { name: seller.name })} onCancel={onClose} footer={null}>
      <ReadStates read={read} skeleton={<SkeletonRows rows={4} height={44} />}>
        {(entries) => (
          <ol className={styles['entries']}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Entry {...entry} />
              </li>
            ))}
          </ol>
        )}
      </ReadStates>
    </Modal>
  );
}

const Entry = ({ kind, gmtCreate, operator, from, reason, granted, withdrawn }: AccountHistoryEntry) => {
  const { t } = useTranslation();
  const by = operator || t('accounts.historySystem');
  return (
    <>
      <strong>{t(`accounts.historyKinds.${kind}`)}</strong> <TimeText at={gmtCreate} />
      <div className={styles['by']}>{from === null ? by : t('accounts.historyByFrom', { by, from })}</div>
      {reason !== null && <div>{t('accounts.historyReason', { reason })}</div>}
      {granted.length > 0 && <div className="code">{t('accounts.historyGranted', { checks: granted.join(', ') })}</div>}
      {withdrawn.length > 0 && <div className="code">{t('accounts.historyWithdrawn', { checks: withdrawn.join(', ') })}</div>}
    </>
  );
};
