import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { ForecastDetail } from '#web/shared/package/forecast-detail.tsx';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { AssignOwnerButton } from './assign-owner.tsx';
import { useForecastActions } from './use-forecast-actions.ts';

/** One forecast, its package, items and inspection results (R2.84). */
export default function AllForecastsDetailPage() {
  const ownerName = useOwnerName();
  return <ForecastDetail whose={({ shopInfo, wareName }) => [ownerName(shopInfo), wareName]} actions={(pack) => <Actions pack={pack} />} />;
}

const Actions = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const act = useForecastActions();
  const amend = useHref(withQuery(adminPaths.amendForecast, { id: pack.preId }));
  return (
    <>
      {pack.actions.includes('claim') && <AssignOwnerButton pack={pack} />}
      {pack.actions.includes('cancel') && <Button onClick={() => void act('cancel', [pack])}>{t('packages.cancel')}</Button>}
      {pack.actions.includes('expire') && <Button onClick={() => void act('expire', [pack])}>{t('allForecasts.expire')}</Button>}
      {pack.actions.includes('amend') && <Button href={amend}>{t('packages.amend')}</Button>}
    </>
  );
};
