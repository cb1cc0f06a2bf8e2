import { Button } from 'antd';
import { PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import styles from './import.module.css';
import { ImportPreview } from './import-preview.tsx';
import { ImportStart } from './import-start.tsx';
import { useForecastImport } from './use-forecast-import.ts';

/** Many packages from one workbook: upload, look, confirm. */
export default function ForecastImport({ ways }: { ways: ReactNode }) {
  const { t } = useTranslation();
  const { check, confirm, begin, again } = useForecastImport();
  const tried = check.data;
  const done = confirm.data;

  const actions = tried && !done && (
    <>
      <Button onClick={again}>{t('forecast.import.again')}</Button>
      {tried.packages.length > 0 && (
        <Button
          type="primary"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ importId: tried.importId, skipErrors: tried.failedRows > 0 })}
        >
          {t(tried.failedRows > 0 ? 'forecast.import.confirmSound' : 'forecast.import.confirm', { count: tried.packages.length })}
        </Button>
      )}
    </>
  );

  return (
    <>
      <PageHeader title={t('forecast.newTitle')} aside={ways} actions={actions} />
      <PageBody>
        {!tried && !check.isPending && <ImportStart failure={check.error} onSelect={begin} />}
        {check.isPending && <Reading name={check.variables.name} />}
        {tried && !done && (
          <>
            {confirm.error && (
              <Section>
                <Refusal>{confirm.error.message || t('app.offline')}</Refusal>
              </Section>
            )}
            {tried.packages.length === 0 && <Section>{t('forecast.import.nothingSound')}</Section>}
            <ImportPreview tried={tried} />
          </>
        )}
        {done && <Done packages={done.packages} units={done.units} onRetry={again} />}
      </PageBody>
    </>
  );
}

const Reading = ({ name }: { name: string }) => {
  const { t } = useTranslation();
  return (
    <Section>
      <div className={styles['reading']} aria-live="polite">
        {t('forecast.import.reading', { name })}
        <SkeletonRows rows={8} />
      </div>
    </Section>
  );
};

const Done = ({ packages, units, onRetry }: { packages: number; units: number; onRetry: () => void }) => {
  const { t } = useTranslation();
  const href = useHref(withQuery(sellerPages(useViewpoint()).packages, {}));
  return (
    <EmptyState
      icon={PackageCheck}
      title={t('forecast.import.done', { count: packages })}
      text={t('forecast.import.doneText', { count: units })}
      action={
        <>
          <Button onClick={onRetry}>{t('forecast.import.again')}</Button>{' '}
          <Button type="primary" href={href}>
            {t('forecast.import.toPackages')}
          </Button>
        </>
      }
    />
  );
};
