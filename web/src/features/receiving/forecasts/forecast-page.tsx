import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { getPackage } from '#contracts/forecast/package-queries.ts';
import { packageTopic } from '#contracts/live/topics.ts';
import { useRead } from '../../../api/use-read.ts';
import { TrackingLink } from '../../../app/links/tracking-link.tsx';
import { usePageName } from '../../../ui/page/page-tab.ts';
import { useLiveReads } from '../../../live/use-live.ts';
import { PackageContents } from '../../../shared/package/package-contents.tsx';
import { PackageSide } from '../../../shared/package/package-side.tsx';
import { PackageStatus } from '../../../shared/package/package-status.tsx';
import { DetailPage } from '../../../ui/detail/detail-page.tsx';
import { TimeText } from '../../../ui/text/time-text.tsx';
import { ForecastActions } from './forecast-actions.tsx';

/** One forecast and its package, expected against received (R2.26). The address says `id`, and as the specification has it `open=detail` and `packId`. */
export default function ForecastPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const packId = params.get('packId') ?? undefined;
  const read = useRead(getPackage, { id, packId, open: params.get('open') ?? undefined });
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
          <TrackingLink key="tracking" code={pack.logNo} />,
          <span key="forecast">
            {t('packages.forecast')} <TimeText at={pack.gmtCreate} />
          </span>,
        ],
        actions: <ForecastActions pack={pack} />,
      })}
      side={(pack) => <PackageSide pack={pack} />}
    >
      {(pack) => <PackageContents pack={pack} />}
    </DetailPage>
  );
}
