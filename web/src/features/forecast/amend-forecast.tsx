import { useQueries } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation } from 'react-router-dom';
import { getPackage, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { listSkus } from '#contracts/reference/reference-queries.ts';
import { readOptions, useRead } from '#web/api/use-read.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { valuesOfPackage } from './values-of-package.ts';
import { ForecastForm } from './form/forecast-form.tsx';

/** The form filled with a package that the warehouse does not have yet. */
export const AmendForecast = ({ preId }: { preId: string }) => {
  const { t } = useTranslation();
  usePageName(t('forecast.amendTitle', { preId }));
  const read = useRead(getPackage, { id: preId });
  return (
    <ReadStates read={read} skeleton={<PageSkeleton />}>
      {(pack) => (pack.actions.includes('amend') ? <Amendable pack={pack} /> : <NotAmendable pack={pack} />)}
    </ReadStates>
  );
};

/** The sizes of each SKU come from the catalogue: more than those forecast can be wanted now. */
const Amendable = ({ pack }: { pack: PackageDetail }) => {
  const { pathname } = useLocation();
  const numbers = [...new Set(pack.lines.map(({ sku }) => sku))];
  const sizes = useQueries({
    queries: numbers.map((sku) => readOptions(listSkus, { sku, size: 1 }, pathname, { quiet: true })),
    combine: (reads) => (reads.every(({ isPending }) => !isPending) ? reads.map(({ data }) => data?.data[0]) : undefined),
  });
  return sizes === undefined ? <PageSkeleton /> : <ForecastForm amended={{ preId: pack.preId, values: valuesOfPackage(pack, sizes) }} />;
};

const NotAmendable = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const href = useHref(packageLink(useViewpoint(), pack));
  return (
    <EmptyState
      title={t('forecast.notAmendable')}
      text={t('forecast.notAmendableText')}
      action={<Button href={href}>{t('forecast.toPackage')}</Button>}
    />
  );
};
