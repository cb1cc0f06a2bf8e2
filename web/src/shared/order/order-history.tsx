import { useTranslation } from 'react-i18next';
import type { OrderEventName } from '#contracts/outbound/order-events.ts';
import type { OrderHistoryEntry } from '#contracts/outbound/order-rows.ts';
import { formatMoney } from '../../ui/text/formats.ts';
import { TimeText } from '../../ui/text/time-text.tsx';
import styles from './order.module.css';

/** What happened to the order, newest first; who did it where the viewer may know. */
export const OrderHistory = ({ history }: { history: readonly OrderHistoryEntry[] }) => {
  const { t } = useTranslation();
  return (
    <ol className={styles['history']}>
      {history.map(({ id, name, gmtCreate, operator, fee, logNo, oneIds, reason, remark }) => {
        const facts = [operator, fee !== null && formatMoney(fee), logNo, oneIds.length > 1 && t('orders.apply.items', { count: oneIds.length })];
        const said = reason || remark;
        return (
          <li key={id}>
            <div>
              <strong>{t(`orders.events.${name as OrderEventName}`)}</strong>
              <TimeText at={gmtCreate} />
            </div>
            <p>{facts.filter(Boolean).join(' · ')}</p>
            {said && <blockquote>{said}</blockquote>}
          </li>
        );
      })}
    </ol>
  );
};
