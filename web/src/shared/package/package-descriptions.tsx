import { useTranslation } from 'react-i18next';
import type { Resolution } from '#contracts/forecast/package-events.ts';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { shippingTypes } from '#contracts/forecast/shipping-types.ts';
import { packagesLink } from '#web/core/links/package-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { DescriptionList, type DescriptionItem } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';

/** What is known of the parcel itself; what was not said is left out. */
export const PackageDescriptions = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const place = useViewpoint();
  const descriptions: (DescriptionItem | false)[] = [
    pack.packId !== pack.preId && { label: t('packages.package'), value: pack.packId },
    { label: t('packages.warehouse'), value: pack.wareName },
    pack.batchNo !== null && { label: t('packages.inBatch'), value: pack.batchNo },
    pack.shippingType !== null && { label: t('packages.shippingType'), value: words(shippingTypes[pack.shippingType]) },
    pack.reference !== '' && { label: t('packages.reference'), value: pack.reference },
    pack.forecastBatch !== pack.preId && {
      label: t('packages.batch'),
      value: <PageLink to={packagesLink(place, pack.forecastBatch)}>{pack.forecastBatch}</PageLink>,
    },
    pack.weightGrams !== null && { label: t('packages.weight'), value: t('packages.grams', { kg: (pack.weightGrams / 1000).toFixed(1) }) },
    pack.dimensions !== null && { label: t('packages.dimensions'), value: pack.dimensions },
    pack.insurance !== null && { label: t('packages.insurance'), value: <Money cents={pack.insurance} /> },
    pack.signature && { label: t('packages.signature'), value: t('packages.signatureYes') },
    { label: t('packages.forecast'), value: <TimeText at={pack.gmtCreate} /> },
    pack.gmtArrived !== null && { label: t('packages.arrived'), value: <TimeText at={pack.gmtArrived} /> },
    pack.gmtCounted !== null && { label: t('packages.counted'), value: <TimeText at={pack.gmtCounted} /> },
    pack.status === 'scheduled' && pack.gmtExpires !== null && { label: t('packages.expires'), value: <TimeText at={pack.gmtExpires} show="day" /> },
    pack.resolution !== null && { label: t('packages.resolution'), value: t(`packages.answered.${answered(pack.resolution, pack)}`) },
    (pack.resolutionRemark ?? '') !== '' && { label: t('packages.resolutionRemark'), value: pack.resolutionRemark },
    (pack.reason ?? '') !== '' && { label: t('packages.reason'), value: pack.reason },
    pack.remark !== '' && { label: t('packages.remark'), value: pack.remark },
  ];
  return <DescriptionList items={descriptions.filter((description) => description !== false)} />;
};

/** Where nothing was short, a seller who closes the package disagrees with what is said to be damaged. */
const answered = (resolution: Resolution, { short }: { short: number }): Resolution | 'disagreed' =>
  resolution === 'closed' && short === 0 ? 'disagreed' : resolution;
