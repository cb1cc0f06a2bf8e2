import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { periodStatuses } from '#contracts/periods/period-events.ts';
import { firstDayOf, lastDayOf } from '#contracts/periods/months.ts';
import { getPeriod, type PeriodDetail } from '#contracts/periods/period-queries.ts';
import { periodsTopic } from '#contracts/periods/period-topics.ts';
import { useRead } from '#web/api/use-read.ts';
import { entriesLink } from '#web/core/links/entries-link.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { TrialBalance } from '#web/shared/books/trial-balance.tsx';
import { History } from '#web/ui/detail/history.tsx';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { byAccount } from './by-account.ts';
import { Checklist } from './checklist.tsx';
import { PeriodActions } from './period-actions.tsx';
import styles from './periods.module.css';
import type { periods } from './texts/admin/en.ts';

interface Props {
  month: string;
  onClose: () => void;
}

/** What settles a line of the checklist is seen elsewhere, and no notice of a month tells of it. Milliseconds. */
const everyMs = 5_000;

/** A month: what it lacks, or what it was sealed with, its trial balance, and what became of it. */
export const PeriodDrawer = ({ month, onClose }: Props) => {
  const [note, setNote] = useState('');
  useLiveReads(periodsTopic, getPeriod);
  const read = useRead(getPeriod, { month }, { quiet: true, everyMs });
  const period = read.data;
  return (
    <ModalDrawer
      title={month}
      width={960}
      onClose={onClose}
      footer={period && period.actions.length > 0 && <PeriodActions period={period} note={note.trim()} />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={12} />}>
        {(shown) => <Parts period={shown} note={note} onNote={setNote} />}
      </ReadStates>
    </ModalDrawer>
  );
};

const Parts = ({ period, note, onNote }: { period: PeriodDetail; note: string; onNote: (note: string) => void }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { status, checklist, seal, reopening, actions, incomeCents, expenseCents, history } = period;
  const days = { from: firstDayOf(period.month), to: lastDayOf(period.month) };
  const figure = (account: 'income' | 'expenses' | 'result', cents: number) => (
    <PageLink to={entriesLink({ account, ...days })}>{formatMoney(cents)}</PageLink>
  );
  return (
    <>
      {reopening && (
        <p className={styles['asked']} role="status">
          {t('periods.reopening', { name: reopening.askedBy, reason: reopening.reason })}
          {!actions.includes('approveReopening') && ` ${t('periods.ownRequest')}`}
        </p>
      )}
      <Section>
        <DescriptionGrid
          items={[
            { label: t('periods.status'), value: <StatusTag tone={periodStatuses[status].tone}>{words(periodStatuses[status])}</StatusTag> },
            { label: t('periods.income'), value: figure('income', incomeCents) },
            { label: t('periods.expenses'), value: figure('expenses', expenseCents) },
            { label: t('periods.result'), value: figure('result', incomeCents - expenseCents) },
          ]}
        />
      </Section>
      {seal && <Seal seal={seal} />}
      {checklist.length > 0 && (
        <Section title={t('periods.checklist')}>
          <Checklist checklist={checklist} {...(actions.includes('close') && { note, onNote })} />
        </Section>
      )}
      <Section title={t('periods.balances')}>
        <p className={styles['hint']}>{t(period.trialBalance.length === 0 ? 'periods.nothing' : 'periods.balancesHint')}</p>
        {period.trialBalance.length > 0 && (
          <TrialBalance
            accounts={byAccount(period.trialBalance)}
            totals={period.totals.map((total) => ({ ...total, balanceCents: 0 }))}
            days={days}
          />
        )}
      </Section>
      {history.length > 0 && (
        <Section title={t('periods.history')}>
          <History
            entries={history.toReversed().map(({ event, operator, gmt, reason }, index) => ({
              id: `${event} ${index}`,
              name: t(`periods.events.${event as keyof typeof periods.events}`, { defaultValue: event }),
              at: gmt,
              details: [operator],
              said: reason,
            }))}
          />
        </Section>
      )}
    </>
  );
};

const Seal = ({ seal: { postings, position, digest, note } }: { seal: NonNullable<PeriodDetail['seal']> }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('periods.sealed')}>
      <DescriptionGrid
        items={[
          { label: t('periods.postings'), value: postings },
          { label: t('periods.position'), value: position },
          { label: t('periods.digest'), value: <code className={styles['digest']}>{digest}</code> },
          ...(note ? [{ label: t('periods.whyUnallocated'), value: note }] : []),
        ]}
      />
    </Section>
  );
};
