import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { transactionTypes } from '#contracts/wallet/transaction-types.ts';
import { walletTopic } from '#contracts/wallet/wallet-topics.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { postingLink } from '#web/core/links/posting-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { Section } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { SettlementSums } from './settlement-sums.tsx';
import styles from './money.module.css';

/** What an order moved in the wallet, and what its sale brings; the server leaves both out for whoever sees no wallet. */
export const OrderMoney = ({ order: { shopInfo, settlement, postings } }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const place = useViewpoint();
  const { shopId = shopInfo.id } = useUser();
  useLiveReads(postings && walletTopic(shopId), getOrder);
  if (!postings || (postings.length === 0 && !settlement)) return null;
  return (
    <Section title={t('orders.money')}>
      {settlement && <SettlementSums settlement={settlement} />}
      {settlement && !settlement.isPosted && <p className={styles['expected']}>{t('orders.payoutExpected')}</p>}
      {postings.length > 0 && (
        <ul className={styles['postings']}>
          {postings.map(({ postingId, type, amountCents, gmtCreate }) => (
            <li key={postingId}>
              <span className={styles['what']}>
                <Link to={postingLink(place, postingId)}>{words(transactionTypes[type])}</Link>
                <small>
                  <TimeText at={gmtCreate} />
                </small>
              </span>
              <Money cents={amountCents} kind={amountCents > 0 ? 'credit' : 'plain'} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
};
