import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import { daysAgo, timelineDays } from './timeline-days.ts';
import { TimelineEntryRow } from './timeline-entry.tsx';
import styles from './timeline.module.css';

/** Newest first, grouped by day. What was not there when the drawer opened slides in. */
export const Timeline = ({ item }: { item: ItemDetail }) => {
  const { t } = useTranslation();
  const [known] = useState(() => new Set(item.eventList.map(({ id }) => id)));
  return (
    <section aria-label={t('item.timeline')} aria-live="polite" aria-relevant="additions">
      {timelineDays(item.eventList).map(({ day, steps }) => (
        <div key={day}>
          <h3 className={styles['day']}>
            {day} <DayAgo day={day} />
          </h3>
          <ol className={styles['steps']}>
            {steps.map((step) => (
              <TimelineEntryRow key={step.entry.id} item={item} step={step} arrived={!known.has(step.entry.id)} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
};

const DayAgo = ({ day }: { day: string }) => {
  const { t } = useTranslation();
  const days = daysAgo(day, new Date(useNow()));
  if (days <= 1) return <small>{t(days < 1 ? 'item.today' : 'item.yesterday')}</small>;
  return <small>{t('item.daysAgo', { days })}</small>;
};
