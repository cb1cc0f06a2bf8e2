import type { AccountFigure } from '#contracts/finance/overview.ts';
import { useTranslation } from 'react-i18next';
import { accountKey, accountWords } from '#contracts/ledger/account-parts.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { movedIn } from './drill-down.ts';
import { Change } from './kpi.tsx';
import styles from './overview.module.css';

interface Props {
  title: string;
  rows: readonly AccountFigure[];
  span: { from: string; to: string; before: { from: string; to: string } };
  nothing: string;
}

/** Accounts with what moved in them, largest first; a figure opens its postings. */
export const AccountTable = ({ title, rows, span, nothing }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const most = Math.max(1, ...rows.map(({ cents }) => cents));
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
      </div>
      {rows.length === 0 ? (
        <p className={styles['nothing']}>{nothing}</p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('finance.account')}</th>
              <th scope="col">{t('finance.amount')}</th>
              <th scope="col">{t('finance.beforeShort')}</th>
              <th scope="col" />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={accountKey(row.account, row.sub)}>
                <th scope="row">
                  {words(accountWords(row.account, row.sub))}
                  <Bar share={Math.max(0, row.cents / most)} className={styles['part']} aria-hidden="true" />
                </th>
                <td>
                  <PageLink to={movedIn(row, span)}>{formatMoney(row.cents)}</PageLink>
                </td>
                <td>
                  <PageLink to={movedIn(row, span.before)}>{formatMoney(row.beforeCents)}</PageLink>
                </td>
                <td className={styles['change']}>
                  <Change {...row} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
