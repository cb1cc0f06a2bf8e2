import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import changes from '#web/ui/changes/changes.module.css';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { toneIcons } from '#web/ui/status/tones.ts';
import { formatCount, formatMoney } from '#web/ui/text/formats.ts';
import type { QueueLink } from './queue-links.ts';
import styles from './workplace.module.css';

interface Props {
  title: string;
  links: readonly QueueLink[];
  shop: ShopWorkplace;
}

/** What waits: a number, what it is, and the way to it. What is done stays, quietly, in its place. */
export const WorkQueue = ({ title, links, shop }: Props) => {
  const { t } = useTranslation();
  const changed = useJustChanged(
    links,
    ({ count }) => count,
    ({ count }) => shop[count],
  );
  return (
    <section className={styles['queue']} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ count, tone, to }) => {
          const Icon = toneIcons[shop[count] === 0 ? 'done' : tone];
          return (
            <li key={count} data-tone={shop[count] === 0 ? 'none' : tone} className={changed.has(count) ? changes['changed'] : undefined}>
              <PageLink to={to} className={styles['link']}>
                <Icon size={16} strokeWidth={1.8} aria-hidden />
                <strong>{formatCount(shop[count])}</strong>
                <span className={styles['what']}>
                  {t(`workplace.counts.${count}`)}
                  <small>
                    {count === 'pastFree' && shop.storageFee > 0
                      ? t('workplace.feeSoFar', { fee: formatMoney(shop.storageFee) })
                      : t(`workplace.hints.${count}`)}
                  </small>
                </span>
                <ChevronRight size={15} strokeWidth={1.8} aria-hidden />
              </PageLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
