import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { withdrawalActions, type WithdrawalActionName } from '#contracts/withdrawals/withdrawal-actions.ts';
import type { WithdrawalDetail } from '#contracts/withdrawals/withdrawal-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import type { WithdrawalActions } from '../use-withdrawal-actions.ts';
import styles from '../withdrawals.module.css';
import { WithdrawalStatusTag } from '#web/shared/withdrawals/withdrawal-status-tag.tsx';

/** The way on stands first, as the only solid button. */
const order: readonly WithdrawalActionName[] = ['pay', 'approve', 'complete', 'review', 'reject', 'return', 'cancel'];
const waysOn: readonly WithdrawalActionName[] = ['pay', 'approve', 'complete'];

export const WithdrawalHeader = ({ withdrawal, actions }: { withdrawal: WithdrawalDetail; actions: WithdrawalActions }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { withdrawalNo, status, shopInfo, gmtCreate } = withdrawal;
  return (
    <DrawerHeader
      title={
        <>
          <h2 className={styles['number']}>{withdrawalNo}</h2>
          <CopyButton text={withdrawalNo} />
          <WithdrawalStatusTag status={status} />
        </>
      }
      meta={[
        ownerName(shopInfo),
        <span key="applied">
          {t('withdrawal.applied')} <TimeText at={gmtCreate} />
        </span>,
      ]}
      actions={order
        .filter((name) => withdrawal.actions.includes(name))
        .map((name) => (
          <Button key={name} type={waysOn.includes(name) ? 'primary' : 'default'} onClick={() => actions[name](withdrawal)}>
            {words(withdrawalActions[name])}
          </Button>
        ))}
    />
  );
};
