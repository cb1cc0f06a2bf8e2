import { useTranslation } from 'react-i18next';
import { checklistLines, type Checklist } from '#contracts/periods/checklist.ts';
import { isOver } from '#contracts/periods/months.ts';
import { periodStatuses } from '#contracts/periods/period-events.ts';
import { getPeriod, listPeriods, type Period } from '#contracts/periods/period-queries.ts';
import { periodsTopic } from '#contracts/periods/period-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import styles from './overview.module.css';

/** What settles a line of the checklist is seen elsewhere, and no notice of a month tells of it. Milliseconds. */
const everyMs = 10_000;

/** The oldest month that is over and not closed, and what it still lacks. */
export const MonthToClose = () => {
  const { t } = useTranslation();
  useLiveReads(periodsTopic, listPeriods);
  const read = useRead(listPeriods, {}, { quiet: true });
  return (
    <section className={styles['section']} aria-label={t('finance.monthEnd')}>
      <ReadStates read={read} skeleton={<SkeletonRows rows={7} />}>
        {({ records }) => {
          const month = toClose(records);
          return month === undefined ? <NothingToClose /> : <Month month={month} />;
        }}
      </ReadStates>
    </section>
  );
};

const toClose = (periods: readonly Period[]): string | undefined =>
  periods.findLast(({ month, status }) => (status === 'open' || status === 'closing') && isOver(month, new Date()))?.month;

const NothingToClose = () => {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles['sectionHead']}>
        <h2>{t('finance.monthEnd')}</h2>
        <PageLink to={adminPaths.periods}>{t('finance.openMonthEnd')}</PageLink>
      </div>
      <p className={styles['nothing']}>{t('finance.allClosed')}</p>
    </>
  );
};

const Month = ({ month }: { month: string }) => {
  const { t } = useTranslation();
  const words = useWords();
  useLiveReads(periodsTopic, getPeriod);
  const read = useRead(getPeriod, { month }, { quiet: true, everyMs });
  return (
    <>
      <div className={styles['sectionHead']}>
        <h2>{t('finance.toClose', { month })}</h2>
        {read.data && <StatusTag tone={periodStatuses[read.data.status].tone}>{words(periodStatuses[read.data.status])}</StatusTag>}
        <PageLink to={withQuery(adminPaths.periods, { month })}>{t('finance.openMonthEnd')}</PageLink>
      </div>
      <ReadStates read={read} skeleton={<SkeletonRows rows={7} />}>
        {({ checklist }) => <Lines checklist={checklist} />}
      </ReadStates>
    </>
  );
};

const tones = { met: 'done', missing: 'refused', explainable: 'waiting' } as const;

const Lines = ({ checklist }: { checklist: Checklist }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <ul className={styles['checklist']}>
      {checklist.map(({ line, state }) => (
        <li key={line}>
          <span>{words(checklistLines[line])}</span>
          <StatusTag tone={tones[state]}>{t(`periods.${state}`)}</StatusTag>
        </li>
      ))}
    </ul>
  );
};
