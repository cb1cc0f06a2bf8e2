import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { formatChange } from '#web/ui/text/short-figures.ts';
import styles from './overview.module.css';

interface Props {
  label: string;
  cents: number;
  beforeCents: number;
  /** Where it is said what it is made of. */
  to: string;
  /** A rise is told as what it is: bad. */
  lessIsBetter?: boolean;
}

/** A figure with its change. */
export const Kpi = ({ label, cents, beforeCents, to, lessIsBetter = false }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['kpi']}>
      <dt>{label}</dt>
      <dd>
        <PageLink to={to} className={styles['value']}>
          {formatMoney(cents)}
        </PageLink>
        <span className={styles['change']} title={t('finance.before', { figure: formatMoney(beforeCents) })}>
          <Change cents={cents} beforeCents={beforeCents} lessIsBetter={lessIsBetter} />
        </span>
      </dd>
    </div>
  );
};

export const Change = ({ cents, beforeCents, lessIsBetter = false }: Pick<Props, 'cents' | 'beforeCents' | 'lessIsBetter'>) => {
  const { t } = useTranslation();
  if (cents === beforeCents) return <span>{t('finance.unchanged')}</span>;
  if (beforeCents === 0) return <span>{t('finance.noneBefore')}</span>;
  const isMore = cents > beforeCents;
  const Arrow = isMore ? ArrowUpRight : ArrowDownRight;
  return (
    <span data-good={isMore !== lessIsBetter}>
      <Arrow size={14} strokeWidth={2} aria-hidden />
      {formatChange((cents - beforeCents) / Math.abs(beforeCents))}
    </span>
  );
};
