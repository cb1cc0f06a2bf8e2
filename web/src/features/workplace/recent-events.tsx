import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { ShopWorkplace } from '#contracts/overview/overview-queries.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { lookOf } from '#web/shared/item-events/event-look.ts';
import { useEventTitle } from '#web/shared/item-events/use-event-title.ts';
import changes from '#web/ui/changes/changes.module.css';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { openItemParameter } from '#web/core/open-row/parameters.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useNow } from '#web/ui/text/use-now.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { useShopPages } from './shop-pages.ts';
import styles from './workplace.module.css';

type Event = ShopWorkplace['recent'][number];

/** What happened last to the shop's goods, by itself as it happens. */
export const RecentEvents = ({ events }: { events: readonly Event[] }) => {
  const { t } = useTranslation();
  const title = useEventTitle();
  const [known] = useState(() => new Set(events.map(({ id }) => id)));
  const grown = useJustChanged(
    events,
    ({ id }) => id,
    ({ items }) => items,
  );
  const linkOf = useEventLink();
  useNow();
  return (
    <section className={styles['part']} aria-label={t('workplace.recent')}>
      <h2>{t('workplace.recent')}</h2>
      {events.length === 0 && <p className={styles['nothing']}>{t('workplace.nothingYet')}</p>}
      <ol className={styles['events']} aria-live="polite" aria-relevant="additions">
        {events.map((event) => {
          const { icon: Icon, tone } = lookOf(event);
          return (
            <li key={event.id} className={known.has(event.id) && !grown.has(event.id) ? undefined : changes['changed']}>
              <span className={styles['mark']} data-tone={tone}>
                <Icon size={14} strokeWidth={1.8} aria-hidden />
              </span>
              <span className={styles['told']}>
                <PageLink to={linkOf(event)}>{title(event)}</PageLink>
                <small>
                  {event.items === 1
                    ? [event.remarks, event.spec && sizeText(event.spec)].filter(Boolean).join(' · ')
                    : t('workplace.items', { count: event.items })}
                  {event.wareName && ` · ${event.wareName}`}
                </small>
              </span>
              <TimeText at={event.gmtCreate} show="ago" />
            </li>
          );
        })}
      </ol>
    </section>
  );
};

/** One item opens itself; several, the order or package that they belong to. */
const useEventLink = () => {
  const place = useViewpoint();
  const { inventory, orders } = useShopPages();
  return ({ items, oneId, oddNo, preId, requestType }: Event): string | undefined => {
    if (items === 1) return withQuery(inventory, { [openItemParameter]: oneId });
    if (oddNo) return requestType ? orderLink(place, { type: requestType as RequestType, oddNo }) : withQuery(orders, { text: oddNo });
    return preId ? packageLink(place, { preId, packId: '' }) : undefined;
  };
};
