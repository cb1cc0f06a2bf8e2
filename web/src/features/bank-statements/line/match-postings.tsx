import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BankCandidates, BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { matchBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import styles from './line.module.css';
import { Reasons } from './reasons.tsx';
import { useSettle } from './use-settle.ts';

type Posting = BankCandidates['postings'][number];

/** Candidates in view; whoever puts a settlement together asks for the rest. */
const MAX_SHOWN = 5;

/** Ticks what the line is in the books; the sum says how far it is from the line. */
export const MatchPostings = ({ line: { lineId, cents: due, candidates } }: { line: BankLineDetail }) => {
  const { t } = useTranslation();
  const { mutate, isPending } = useSettle(matchBankLine);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? candidates.postings : candidates.postings.slice(0, MAX_SHOWN);
  const likely = candidates.postings.filter(({ cents, reasons }) => cents === due && reasons.length > 1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(likely.length === 1 ? [likely[0]!.postingId] : []));
  const sum = candidates.postings.reduce((total, { postingId, cents }) => (chosen.has(postingId) ? total + cents : total), 0);
  const toggle = (postingId: string) =>
    setChosen((before) => new Set(before.has(postingId) ? [...before].filter((one) => one !== postingId) : [...before, postingId]));

  const columns: Column<Posting>[] = [
    {
      key: 'tick',
      title: '',
      width: 40,
      render: ({ postingId }) => <Checkbox aria-label={postingId} checked={chosen.has(postingId)} onChange={() => toggle(postingId)} />,
    },
    {
      key: 'posting',
      title: t('bankStatements.posting'),
      render: ({ postingId, effectiveDate, remark }) => <span title={`${effectiveDate} ${remark}`}>{postingId}</span>,
    },
    { key: 'reasons', title: '', width: 170, render: ({ reasons }) => <Reasons reasons={reasons} /> },
    { key: 'amount', title: t('bankStatements.amount'), width: 96, numeric: true, render: ({ cents }) => <Money cents={cents} unit="" /> },
  ];
  return (
    <Section title={t('bankStatements.match.title')} count={candidates.postings.length}>
      <DataTable inline columns={columns} rows={shown} keyOf={({ postingId }) => postingId} label={t('bankStatements.match.title')} />
      <div className={styles['actions']}>
        <Button
          type="primary"
          disabled={chosen.size === 0 || sum !== due}
          loading={isPending}
          onClick={() => mutate({ lineId, postingIds: [...chosen], remark: '' })}
        >
          {t('bankStatements.match.button', { count: chosen.size })}
        </Button>
        {shown.length < candidates.postings.length && (
          <Button type="link" onClick={() => setShowsAll(true)}>
            {t('bankStatements.match.more', { count: candidates.postings.length - shown.length })}
          </Button>
        )}
        {chosen.size > 0 && sum !== due && (
          <span role="status">{t('bankStatements.match.differs', { sum: formatMoney(sum), difference: formatMoney(due - sum) })}</span>
        )}
      </div>
    </Section>
  );
};
