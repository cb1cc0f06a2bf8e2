import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { KeptScroll } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { Figures } from './figures.tsx';
import styles from './overview.module.css';
import { periodOf } from './period.ts';
import { PeriodFilter } from './period-filter.tsx';
import { useOverview } from './use-overview.ts';

/** How the money of the business stands over a period of the books (R2.126). */
export default function OverviewPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const period = useMemo(() => periodOf(parameters, today), [parameters, today]);
  const { read } = useOverview(period);
  const shown = read.data;
  const isAnswered = shown?.from === period.from && shown.to === period.to;
  return (
    <>
      <PageHeader
        title={t('finance.pages.overview')}
        aside={
          shown && (
            <>
              {isAnswered ? t('finance.comparedWith', shown.before) : t('finance.stillOf', shown)}
              {shown.internalShops > 0 && ` · ${t('finance.internal', { count: shown.internalShops })}`}
            </>
          )
        }
        actions={
          <PeriodFilter
            period={period}
            onChange={(changes) => setParameters(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)))}
          />
        }
      />
      <ReadStates read={read} skeleton={<PageSkeleton />}>
        {(overview) => (
          <KeptScroll className={styles['body']}>
            <div data-stale={read.isError || read.isPlaceholderData}>
              <Figures overview={overview} />
            </div>
          </KeptScroll>
        )}
      </ReadStates>
    </>
  );
}
