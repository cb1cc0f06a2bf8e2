import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { Button } from 'antd';
import { ChartColumn } from 'lucide-react';
import type { Bi } from '#contracts/bi/bi-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { KeptScroll } from '#web/ui/page/page-body.tsx';
import { PageFooter } from '#web/ui/page/page-footer.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { formatClock } from '#web/ui/text/formats.ts';
import { useToday } from '#web/ui/text/use-today.ts';
import { biAsked, correctedRange, correctedWarehouse, isSameQuestion, periodBefore } from './bi-asked.ts';
import { BiFilters } from './bi-filters.tsx';
import { BiSkeleton } from './bi-skeleton.tsx';
import styles from './bi.module.css';
import { Stats } from './stats/stats.tsx';
import { shelfRows } from './drill-down-links.ts';
import { latestAfter, type LatestEvent } from './latest-events.ts';
import { Occupancy } from './occupancy.tsx';
import { useBi } from './use-bi.ts';
import { useSaveStats } from './use-save-stats.ts';

/** How the business does, as it moves (R2.82). */
export default function BiPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const today = useToday();
  const asked = useMemo(() => biAsked(parameters, today), [parameters, today]);
  const [latest, setLatest] = useState<readonly LatestEvent[]>([]);
  const { stats, answered, overview } = useBi(asked, (notices) => setLatest((before) => latestAfter(before, notices)));
  const isAnswered = answered !== undefined && isSameQuestion(answered, asked);
  const save = useSaveStats(isAnswered ? stats.data : undefined);
  // The curve of the period before is in every answer.
  const question = useMemo(() => answered && { ...answered, compare: asked.compare }, [answered, asked.compare]);

  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, how?: { replace: boolean }) =>
      setParameters((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) after.delete(name);
          else after.set(name, value);
        }
        return after;
      }, how),
    [setParameters],
  );
  const warehouses = useWarehouses();
  useEffect(() => {
    const corrected = { ...correctedRange(parameters, asked), ...correctedWarehouse(asked, warehouses) };
    if (Object.keys(corrected).length > 0) change(corrected, { replace: true });
  }, [parameters, asked, warehouses, change]);

  const shown = stats.data;
  return (
    <>
      <PageHeader
        title={t('bi.pages.bi')}
        aside={!shown || isAnswered ? t('bi.comparedWith', periodBefore(asked)) : t('bi.stillOf', { from: shown.from, to: shown.to })}
        actions={<BiFilters asked={asked} onChange={change} onSave={save} />}
      />
      <ReadStates read={stats} skeleton={<BiSkeleton />}>
        {(bi) => (
          <KeptScroll className={styles['body']}>
            <div data-stale={stats.isError || stats.isPlaceholderData}>
              {isEmpty(bi) && !question?.wareId && !question?.shopId ? (
                <Beginning />
              ) : (
                <Stats
                  bi={bi}
                  asked={question ?? asked}
                  today={today}
                  onFilter={change}
                  occupancy={
                    <Occupancy
                      warehouses={overview.data?.warehouses ?? []}
                      ofOneShop={question?.shopId !== undefined}
                      shown={parameters.get('shelves') ?? asked.wareId}
                      onShow={(shelves) => change({ shelves })}
                      rowsOf={(wareId, shelfId) => shelfRows({ ...asked, shopId: undefined }, wareId, shelfId)}
                    />
                  }
                />
              )}
            </div>
          </KeptScroll>
        )}
      </ReadStates>
      <PageFooter>
        <Latest events={latest} />
      </PageFooter>
    </>
  );
}

const Latest = ({ events }: { events: readonly LatestEvent[] }) => {
  const { t } = useTranslation();
  if (events.length === 0) return <span>{t('bi.quiet')}</span>;
  return (
    <ul className={styles['latest']} aria-label={t('bi.now')}>
      {events.map(({ key, name, items, at }) => (
        <li key={key}>
          <time className="figures" dateTime={at}>
            {formatClock(at)}
          </time>{' '}
          {t('bi.happened', { what: t(`bi.events.${name}`), count: items })}
        </li>
      ))}
    </ul>
  );
};

const isEmpty = ({ kpis: { inbound, outbound, stock, sales } }: Bi): boolean =>
  [inbound, outbound, stock, sales].every(({ value, before }) => value === 0 && before === 0);

const Beginning = () => {
  const { t } = useTranslation();
  const href = useHref(withQuery(adminPaths.stock, {}));
  return (
    <EmptyState
      icon={ChartColumn}
      title={t('bi.emptyTitle')}
      text={t('bi.emptyText')}
      action={
        <Button type="primary" href={href}>
          {t('inventory.pages.stock')}
        </Button>
      }
    />
  );
};
