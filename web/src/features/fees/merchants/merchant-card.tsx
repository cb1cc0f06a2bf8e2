import { useTranslation } from 'react-i18next';
import { feeServices } from '#contracts/fees/fee-subjects.ts';
import type { MerchantRateRow } from '#contracts/fees/rate-card-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { TwoColumnCard } from '#web/ui/list/row-card.tsx';

/** A merchant on a handheld. */
export const MerchantCard = ({ row: { shopInfo, services, nextChange } }: { row: MerchantRateRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  return (
    <TwoColumnCard>
      <strong>{ownerName(shopInfo)}</strong>
      <span className="code">{shopInfo.uid}</span>
      <span>{services.length > 0 ? services.map((service) => words(feeServices[service])).join(' · ') : t('fees.asPlatform')}</span>
      <span>{nextChange}</span>
    </TwoColumnCard>
  );
};
