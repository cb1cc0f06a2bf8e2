import { Segmented } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { AmendForecast } from './amend-forecast.tsx';
import { ForecastForm } from './form/forecast-form.tsx';

const ForecastImport = lazy(() => import('./import/forecast-import.tsx'));

const ways = ['form', 'excel'] as const;
type Way = (typeof ways)[number];

/** Announces a package: entered here, or many of them from a workbook (`way=excel`); with `id`, amends one. */
export default function ForecastPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const preId = parameters.get('id');
  const way: Way = parameters.get('way') === 'excel' ? 'excel' : 'form';
  if (preId) return <AmendForecast key={preId} preId={preId} />;

  const choice = (
    <Segmented<Way>
      aria-label={t('forecast.way')}
      value={way}
      options={ways.map((value) => ({ value, label: t(`forecast.ways.${value}`) }))}
      onChange={(chosen) => setParameters(chosen === 'excel' ? { way: chosen } : {}, { replace: true })}
    />
  );
  return way === 'form' ? (
    <ForecastForm ways={choice} />
  ) : (
    <Suspense fallback={<PageSkeleton />}>
      <ForecastImport ways={choice} />
    </Suspense>
  );
}
