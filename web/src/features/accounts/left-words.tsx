import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/ui/text/formats.ts';
import styles from './accounts.module.css';

/** What a shop still has with the operator. */
interface Left {
  items: number;
  balanceCents: number;
}

export const LeftWords = ({ uid, items, balanceCents }: Left & { uid: string }) => {
  const { t } = useTranslation();
  const left = [
    items > 0 && t('accounts.eraseItemsLeft', { shop: uid, count: items }),
    balanceCents !== 0 && t('accounts.eraseMoneyLeft', { shop: uid, balance: formatMoney(balanceCents) }),
  ].filter((words) => words !== false);
  if (left.length === 0) return null;
  return (
    <p role="status" className={styles['left']}>
      {left.map((words) => (
        <strong key={words}>{words}</strong>
      ))}
      {t('accounts.eraseSettle')}
    </p>
  );
};
