import { useTranslation } from 'react-i18next';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { Bar } from '#web/ui/progress/bar.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { wholeMoney } from '#web/ui/text/short-figures.ts';
import type { BiAsked } from '../bi-asked.ts';
import styles from '../bi.module.css';
import { agedRows } from '../drill-down-links.ts';

interface Props {
  ageing: Bi['ageing'];
  asked: BiAsked;
}

/** Days after which a pair is an old one: gold from here. */
const old = 61;

/** How long it has lain there and what that has cost. Gold only for what is old. */
export const Ageing = ({ ageing, asked }: Props) => {
  const { t } = useTranslation();
  const most = Math.max(1, ...ageing.map(({ items }) => items));
  return (
    <section className={styles['section']} aria-label={t('bi.ageing')}>
      <div className={styles['sectionHead']}>
        <h2>{t('bi.ageing')}</h2>
        <span className={styles['aside']}>{t('bi.ageingAside')}</span>
      </div>
      <ul className={styles['ages']}>
        {ageing.map(({ from, to, items, fee }) => (
          <li key={from} data-old={from >= old}>
            <PageLink to={agedRows(asked, { from, to })} className={styles['wholeRow']}>
              {to === null ? t('bi.ageOpen', { from: from - 1 }) : t('bi.age', { from, to })}
            </PageLink>
            <Bar share={items / most} aria-hidden="true" />
            <span className={styles['number']}>{formatCount(items)}</span>
            <span className={styles['fee']}>{fee === 0 ? t('bi.free') : wholeMoney(fee)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
