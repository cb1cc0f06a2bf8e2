import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { getPackage, type PackageDetail } from '#contracts/forecast/package-queries.ts';
import { packageTopic } from '#contracts/live/topics.ts';
import { useRead } from '../../api/use-read.ts';
import { TrackingLink } from '../../app/links/tracking-link.tsx';
import { withQuery } from '../../app/links/with-query.ts';
import { adminPaths } from '../../app/paths/admin-paths.ts';
import { useLiveReads } from '../../live/use-live.ts';
import { PackageContents } from '../../shared/package/package-contents.tsx';
import { PackageSide } from '../../shared/package/package-side.tsx';
import { PackageStatus } from '../../shared/package/package-status.tsx';
import { DetailPage } from '../../ui/detail/detail-page.tsx';
import { usePageName } from '../../ui/page/page-tab.ts';
import { TimeText } from '../../ui/text/time-text.tsx';
import { useForecastActs } from './use-forecast-acts.tsx';

/** One forecast, its package, items and inspection results (R2.84). */
export default function AllForecastsDetailPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const read = useRead(getPackage, { id, packId: parameters.get('packId') ?? undefined });
  useLiveReads(packageTopic(id), getPackage);
  usePageName(id);

  return (
    <DetailPage
      read={read}
      header={(pack) => ({
        title: pack.preId,
        tag: <PackageStatus row={pack} />,
        meta: [
          pack.shopInfo.realname,
          pack.wareName,
          <TrackingLink key="tracking" code={pack.logNo} />,
          <span key="forecast">
            {t('packages.forecast')} <TimeText at={pack.gmtCreate} />
          </span>,
        ],
        actions: <Actions pack={pack} />,
      })}
      side={(pack) => <PackageSide pack={pack} />}
    >
      {(pack) => <PackageContents pack={pack} />}
    </DetailPage>
  );
}

const Actions = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const { ask, dialog } = useForecastActs();
  const amend = useHref(withQuery(adminPaths.amendForecast, { id: pack.preId }));
  return (
    <>
      {pack.actions.includes('cancel') && <Button onClick={() => void ask('cancel', [pack])}>{t('packages.cancel')}</Button>}
      {pack.actions.includes('expire') && <Button onClick={() => void ask('expire', [pack])}>{t('allForecasts.expire')}</Button>}
      {pack.actions.includes('amend') && <Button href={amend}>{t('packages.amend')}</Button>}
      {dialog}
    </>
  );
};
