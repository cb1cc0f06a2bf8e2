import { useTranslation } from 'react-i18next';
import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { Section } from '#web/ui/page/section.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { PackageLines } from './package-lines.tsx';
import { PackageUnits } from './package-units.tsx';
import { receivedAsForecast, useReceivedText } from '../received-text.ts';

/** Expected against received, then each piece. */
export const PackageContents = ({ pack }: { pack: PackageDetail }) => {
  const { t } = useTranslation();
  const received = useReceivedText(receivedAsForecast(pack), pack.quantity);
  return (
    <>
      <Section title={t('packages.lines')} count={received}>
        <PackageLines pack={pack} />
      </Section>
      <Section title={t('packages.units')} count={formatCount(pack.items.length)}>
        <PackageUnits items={pack.items} />
      </Section>
    </>
  );
};
