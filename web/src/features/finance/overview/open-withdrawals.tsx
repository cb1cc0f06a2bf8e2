import { useTranslation } from 'react-i18next';
import { listWithdrawals, type WithdrawalRow } from '#contracts/withdrawals/withdrawal-queries.ts';
import { allWithdrawalsTopic } from '#contracts/withdrawals/withdrawal-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { openWithdrawalParameter } from '#web/core/open-row/parameters.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useLiveReads } from '#web/live/use-live.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useWaitsFor } from '#web/shared/withdrawals/use-waits-for.ts';
import { WithdrawalStatusTag } from '#web/shared/withdrawals/withdrawal-status-tag.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatDuration } from '#web/ui/text/duration.ts';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './overview.module.css';

/** As many as one looks at here; the rest are on their own page. */
const shown = 6;

interface Props {
  items: number;
  cents: number;
}

/** What sellers wait to be paid, what has waited longest first: whom each waits for, and since when. */
export const OpenWithdrawals = ({ items, cents }: Props) => {
  const { t } = useTranslation();
  useLiveReads(allWithdrawalsTopic, listWithdrawals);
  const read = useRead(listWithdrawals, { view: 'open', order: 'asc', size: shown }, { quiet: true });
  return (
    <section className={styles['section']} aria-label={t('finance.openWithdrawals')}>
      <div className={styles['sectionHead']}>
        <h2>
          {t('finance.openWithdrawals')} <small>{formatCount(items)}</small>
        </h2>
        <PageLink to={withQuery(adminPaths.platformFlow, { type: 'open' })}>{formatMoney(cents)}</PageLink>
      </div>
      <ReadStates read={read} skeleton={<SkeletonRows rows={shown} />}>
        {({ data, totalCount }) =>
          data.length === 0 ? <p className={styles['nothing']}>{t('finance.noWithdrawals')}</p> : <Rows rows={data} total={totalCount} />
        }
      </ReadStates>
    </section>
  );
};

const Rows = ({ rows, total }: { rows: readonly WithdrawalRow[]; total: number }) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const waitsFor = useWaitsFor();
  const now = useNow();
  return (
    <table className={styles['table']}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.withdrawalNo}>
            <th scope="row">
              <PageLink to={withQuery(adminPaths.platformFlow, { [openWithdrawalParameter]: row.withdrawalNo })}>{row.withdrawalNo}</PageLink>
            </th>
            <td className={styles['words']}>{ownerName(row.shopInfo)}</td>
            <td className={styles['words']}>
              <WithdrawalStatusTag status={row.status} />
              <small>{waitsFor(row)}</small>
            </td>
            <td>
              <small>{formatDuration(now - Date.parse(row.gmtModify), t)}</small>
            </td>
            <td>{formatMoney(row.paidCents ?? row.amountCents)}</td>
          </tr>
        ))}
        {total > rows.length && (
          <tr>
            <th scope="row" colSpan={5}>
              <PageLink to={withQuery(adminPaths.platformFlow, { type: 'open' })}>{t('finance.more', { count: total - rows.length })}</PageLink>
            </th>
          </tr>
        )}
      </tbody>
    </table>
  );
};
