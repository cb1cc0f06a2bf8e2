import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { Section } from '#web/ui/page/section.tsx';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { PackageDescriptions } from './package-descriptions.tsx';

/** Beside a package: the parcel, and what the warehouse said and photographed of it. */
export const PackageSide = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  return (
    <>
      <Section title={t('packages.details')}>
        <PackageDescriptions pack={pack} />
      </Section>
      {(pack.countRemark ?? '') !== '' && <Section title={t('packages.countRemark')}>{pack.countRemark}</Section>}
      {pack.photos.length > 0 && (
        <Section title={t('packages.photos')}>
          <PhotoStrip urls={pack.photos} label={t('packages.photos')} />
        </Section>
      )}
    </>
  );
};
