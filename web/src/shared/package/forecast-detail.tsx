import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { PackageContents } from './contents/package-contents.tsx';
import { PackageSide } from './package-side.tsx';
import { PackageStatus } from './package-status.tsx';
import { usePackage } from './use-package.ts';

interface Props {
  whose: (pack: PackageDetail) => readonly string[];
  actions: (pack: PackageDetail) => ReactNode;
}

/** One forecast and its package, for those who work on it. The address says `id`, and as the specification has it `open=detail` and `packId`. */
export const ForecastDetail = ({ whose, actions }: Props) => {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const packId = parameters.get('packId') ?? undefined;
  const read = usePackage({ id, packId, open: parameters.get('open') ?? undefined });
  usePageName(id);

  return (
    <DetailPage
      read={read}
      header={(pack) => ({
        title: pack.preId,
        tag: <PackageStatus row={pack} />,
        meta: [
          ...whose(pack),
          <TrackingLink key="tracking" code={pack.logNo} />,
          <span key="forecast">
            {t('packages.forecast')} <TimeText at={pack.gmtCreate} />
          </span>,
        ],
        actions: actions(pack),
      })}
      side={(pack) => <PackageSide pack={pack} />}
    >
      {(pack) => <PackageContents pack={pack} />}
    </DetailPage>
  );
};
