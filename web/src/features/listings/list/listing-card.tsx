import { useTranslation } from 'react-i18next';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { FullRow, TwoColumnCard } from '#web/ui/list/row-card.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { Channel } from '../channel.tsx';
import { ListingStatus } from '../listing-status.tsx';
import { PriceCell } from './price-cell.tsx';

/** A listing on a handheld. */
export const ListingCard = ({ row }: { row: ListingRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { img, remarks, sku, spec, channel, rule } = row;
  return (
    <TwoColumnCard>
      <Channel kind={channel} />
      <PriceCell listing={row} />
      <span>{rule ? words(pricingModeWords[rule.mode]) : t('listings.byHand')}</span>
      <ListingStatus listing={row} />
      <FullRow>
        <Goods picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />
      </FullRow>
    </TwoColumnCard>
  );
};
