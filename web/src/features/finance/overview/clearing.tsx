import { useTranslation } from 'react-i18next';
import type { FinanceOverview } from '#contracts/finance/overview.ts';
import { daysBetween } from '#contracts/kernel/lists/date-range.ts';
import { accountWords } from '#contracts/ledger/account-parts.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { balanceBy } from './drill-down.ts';
import styles from './overview.module.css';

const units = { USD: '$', CNY: '¥' } as const;

interface Props {
  clearing: FinanceOverview['clearing'];
  /** The day of which the ages are. */
  on: string;
}

/** Money on its way, with whom it is and for how long. */
export const Clearing = ({ clearing, on }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <section className={styles['section']} aria-label={t('finance.clearing')}>
      <div className={styles['sectionHead']}>
        <h2>{t('finance.clearing')}</h2>
        <span className={styles['aside']}>{t('finance.clearingText')}</span>
      </div>
      {clearing.length === 0 ? (
        <p className={styles['nothing']}>{t('finance.noClearing')}</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('finance.with')}</th>
              <th scope="col">{t('finance.open')}</th>
              <th scope="col">{t('finance.since')}</th>
            </tr>
          </thead>
          <tbody>
            {clearing.map(({ sub, currency, cents, since }) => (
              <tr key={`${sub} ${currency}`}>
                <th scope="row">{words(accountWords('assets:clearing', sub))}</th>
                <td>
                  <PageLink to={balanceBy({ account: 'assets:clearing', sub, currency }, on)}>
                    {formatMoney(cents, { unit: units[currency] })}
                  </PageLink>
                </td>
                <td>
                  {since} <small>{t('finance.age', { count: daysBetween(since, on) })}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
