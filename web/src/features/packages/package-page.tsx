import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerPages } from '#web/core/links/seller-pages.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { withQuery } from '#web/core/links/with-query.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { PackageContents } from '#web/shared/package/contents/package-contents.tsx';
import { PackageSide } from '#web/shared/package/package-side.tsx';
import { PackageStatusTag } from '#web/shared/package/package-status.tsx';
import { usePackage } from '#web/shared/package/use-package.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { PrintLabelsButton } from './print-labels-button.tsx';
import { ResolveDifference } from './resolve-difference.tsx';
import { useCancelPackages } from './use-cancel-packages.ts';

/** One package of the seller: what was forecast, what came, and what is asked of the seller (R2.48). */
export default function PackagePage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const preId = parameters.get('id') ?? '';
  const read = usePackage({ id: preId });
  const cancelPackages = useCancelPackages();
  usePageName(preId);
  return (
    <DetailPage
      read={read}
      header={(pack) => ({
        title: pack.preId,
        tag: <PackageStatusTag status={pack.status} />,
        meta: [
          pack.wareName,
          <>
            {carrierOf(pack.logNo)} <TrackingLink code={pack.logNo} />
          </>,
          <>
            {t('packages.forecast')} <TimeText at={pack.gmtCreate} />
          </>,
        ],
        actions: <Actions pack={pack} onCancel={() => void cancelPackages([pack])} />,
      })}
      side={(pack) => <PackageSide pack={pack} />}
    >
      {(pack) => (
        <>
          {pack.actions.includes('resolve') && <ResolveDifference pack={pack} />}
          <PackageContents pack={pack} />
        </>
      )}
    </DetailPage>
  );
}

const Actions = ({ pack, onCancel }: { pack: PackageDetail; onCancel: () => void }) => {
  const { t } = useTranslation();
  const form = sellerPages(useViewpoint()).newForecast;
  const amend = useHref(withQuery(form, { id: pack.preId }));
  return (
    <>
      <PrintLabelsButton oneIds={pack.items.map(({ oneId }) => oneId)} />
      {pack.actions.includes('cancel') && <Button onClick={onCancel}>{t('packages.cancel')}</Button>}
      {pack.actions.includes('amend') && <Button href={amend}>{t('packages.amend')}</Button>}
    </>
  );
};
