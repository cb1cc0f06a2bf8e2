import { useTranslation } from 'react-i18next';
import type { FinanceOverview } from '#contracts/finance/overview.ts';
import { accountKey, accountWords } from '#contracts/ledger/account-parts.ts';
import { getBooks, type BooksCheck } from '#contracts/ledger/books.ts';
import { useRead } from '#web/api/use-read.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { balanceBy, walletsWithHolds } from './drill-down.ts';
import styles from './overview.module.css';

/** What stands in the books at the end of the period, what is set aside now, and whether the books agree. */
export const Standing = ({ overview: { balances, openHolds, to } }: { overview: FinanceOverview }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <section className={styles['section']} aria-label={t('finance.inTrust')}>
      <div className={styles['sectionHead']}>
        <h2>{t('finance.inTrust')}</h2>
      </div>
      <table className={styles['table']}>
        <tbody>
          {balances.map(({ account, sub, cents }) => (
            <tr key={accountKey(account, sub)}>
              <th scope="row">{words(accountWords(account, sub))}</th>
              <td>
                <PageLink to={balanceBy({ account, sub }, to)}>{formatMoney(cents)}</PageLink>
              </td>
            </tr>
          ))}
          <OpenNow label={t('finance.openHolds')} {...openHolds} to={walletsWithHolds()} />
          <LastCheck />
        </tbody>
      </table>
    </section>
  );
};

const OpenNow = ({ label, items, cents, to }: { label: string; items: number; cents: number; to: string }) => {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        {label} <small>{t('finance.now')}</small>
      </th>
      <td>
        <small>{formatCount(items)} · </small>
        <PageLink to={to}>{formatMoney(cents)}</PageLink>
      </td>
    </tr>
  );
};

/** How the books stood when they were last compared with the log. */
const LastCheck = () => {
  const { t } = useTranslation();
  const check = useRead(getBooks, undefined, { quiet: true }).data?.check;
  if (check === undefined) return null;
  return (
    <tr>
      <th scope="row">{t('books.checked')}</th>
      <td>
        <PageLink to={adminPaths.books}>{check === null ? '–' : <Checked {...check} />}</PageLink>
      </td>
    </tr>
  );
};

const Checked = ({ gmtChecked, breaks }: BooksCheck) => {
  const { t } = useTranslation();
  const isSound = breaks.length === 0;
  return (
    <>
      <TimeText at={gmtChecked} /> <StatusTag tone={isSound ? 'done' : 'refused'}>{isSound ? t('books.holds') : t('books.broken')}</StatusTag>
    </>
  );
};
