import { Button } from 'antd';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricingRule } from '#contracts/pricing/pricing-modes.ts';
import { simulatePricing } from '#contracts/pricing/simulate-pricing.ts';
import { useRead } from '#web/api/use-read.ts';
import { DotSeparated } from '#web/ui/text/dot-separated.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import type { PricedListing } from './priced-listing.ts';

const DAYS = 14;

/** What the rule would have come to on the prices of the last days, once somebody asks. */
export const PlayedRule = ({ listings, rule }: { listings: readonly PricedListing[]; rule: PricingRule }) => {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { data, isError, error, isFetching } = useRead(
    simulatePricing,
    { listingIds: listings.map(({ listingId }) => listingId), rules: [rule], days: DAYS } as never,
    { quiet: true, enabled: isAsked },
  );
  const [played] = data?.results ?? [];
  if (!isAsked || (isFetching && !data))
    return (
      <div>
        <Button size="small" icon={<History size={13} aria-hidden />} loading={isAsked} onClick={() => setAsked(true)}>
          {t('autoPricing.play', { days: DAYS })}
        </Button>
      </div>
    );
  if (isError) return <p role="alert">{error.message || t('autoPricing.tryUnread')}</p>;
  if (!data || !played) return null;
  if (data.ticks === 0) return <p>{t('autoPricing.playedNothing')}</p>;
  return (
    <DotSeparated
      parts={[
        t('autoPricing.played', { days: DAYS }),
        t('autoPricing.changes', { count: played.changes }),
        t('autoPricing.pauses', { count: played.pauses }),
        t('autoPricing.playedSold', { sold: played.sold, count: played.listings }),
        played.medianDays !== null && t('autoPricing.playedDays', { days: played.medianDays }),
        played.sold > 0 && t('autoPricing.playedPayout', { amount: formatMoney(played.payoutCents) }),
        played.lowestPercent !== null && t('autoPricing.playedLowest', { percent: played.lowestPercent }),
      ]}
    />
  );
};
