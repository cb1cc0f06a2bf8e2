import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import { formatChange, signedCount, wholeMoney } from '#web/ui/text/short-figures.ts';
import styles from '../bi.module.css';
import { useMoved } from './use-moved.ts';

type Measure = 'sales' | 'profit' | 'inbound' | 'outbound' | 'stock';

export interface KpiPlan {
  measure: Measure;
  label: string;
  money?: boolean;
  to: string | undefined;
  /** What the figure leaves out, beside its name. */
  note?: string | undefined;
}

interface Props {
  bi: Bi;
  plans: readonly KpiPlan[];
  /** What the figures were asked: another answer is no move. */
  question: string;
}

/** The figures that the page is opened for, each with its change, the curve behind it, and its rows one click away. */
export const Kpis = ({ bi, plans, question }: Props) => (
  <dl className={styles['kpis']}>
    {plans.map((plan) => (
      <KpiTile key={plan.measure} plan={plan} bi={bi} question={question} />
    ))}
  </dl>
);

const KpiTile = ({ plan: { measure, label, money = false, to, note }, bi, question }: { plan: KpiPlan; bi: Bi; question: string }) => {
  const { t } = useTranslation();
  const { value, before, change } = bi.kpis[measure];
  const moved = useMoved(value, question);
  const exact = money ? formatMoney : formatCount;
  return (
    <div className={styles['kpi']} data-moved={moved !== undefined}>
      <dt>
        {label} {note && <small>{note}</small>}
      </dt>
      <dd>
        <PageLink to={to} className={styles['value']}>
          <span title={exact(value)}>{money ? wholeMoney(value) : formatCount(value)}</span>
        </PageLink>
        <span className={styles['change']} title={t('bi.before', { figure: exact(before) })}>
          <Change change={change} flat={value === before} />
        </span>
      </dd>
      <dd className={styles['behind']}>
        <Sparkline values={bi.days.map((day) => day[measure])} />
      </dd>
      {moved !== undefined && <dd className={styles['moved']}>{money ? formatMoney(moved, { signed: true }) : signedCount(moved)}</dd>}
    </div>
  );
};

const Change = ({ change, flat }: { change: number | null; flat: boolean }) => {
  const { t } = useTranslation();
  if (flat) return <span>{t('bi.unchanged')}</span>;
  if (change === null) return <span>{t('bi.noneBefore')}</span>;
  const Arrow = change < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <span data-way={change < 0 ? 'down' : 'up'}>
      <Arrow size={14} strokeWidth={2} aria-hidden />
      {formatChange(change)}
    </span>
  );
};
