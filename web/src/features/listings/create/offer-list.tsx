import { Button } from 'antd';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { ListingResult } from '#contracts/listings/create-listings.ts';
import type { findListable, ListableItem } from '#contracts/listings/listing-queries.ts';
import { payoutOf } from '#contracts/pricing/payout.ts';
import { MAX_PRICE_CENTS, MIN_PRICE_CENTS } from '#contracts/pricing/pricing-limits.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { NumberCell } from '#web/ui/form/number/number-cell.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { sizeText } from '#web/ui/text/size.ts';
import { Channel } from '../channel.tsx';
import styles from '../listings.module.css';
import { offerKey, resultOf, type Offer, type OfferPrices } from './offers.ts';

const kind = moneyKind({ min: MIN_PRICE_CENTS, max: MAX_PRICE_CENTS, tooLow: fieldRules.lowestPrice });

interface Props {
  items: readonly ListableItem[];
  offers: readonly Offer[];
  fees: DataOf<typeof findListable>['fees'];
  prices: OfferPrices;
  results: readonly ListingResult[];
  isAttempted: boolean;
  onPrices: (prices: OfferPrices) => void;
  onTakeOut: (oneId: string) => void;
}

/** Item by item, a price on each platform and what it pays; a price for all of them is typed once. */
export const OfferList = ({ items, offers, fees, prices, results, isAttempted, onPrices, onTakeOut }: Props) => {
  const { t } = useTranslation();
  const possible = offers.filter((offer) => offer.refusal === null);
  const setAll = (centsOf: (offer: Offer) => TypedNumber): void =>
    onPrices({ ...prices, ...Object.fromEntries(possible.map((offer) => [offerKey(offer.oneId, offer.channel), centsOf(offer)])) });
  const priceOf = ({ oneId, channel }: Offer): TypedNumber => prices[offerKey(oneId, channel)] ?? null;
  const known = possible.filter(({ lowestCents }) => lowestCents !== null);
  return (
    <div className={styles['page']}>
      {possible.length > 1 && (
        <div className={styles['tools']}>
          <span>{t('listings.create.onePrice')}</span>
          <NumberCell
            label={t('listings.create.onePrice')}
            kind={kind}
            width={132}
            value={common(possible.map(priceOf))}
            onChange={(cents) => setAll(() => cents)}
          />
          {known.length > 0 && (
            <Button size="small" onClick={() => setAll((offer) => offer.lowestCents ?? priceOf(offer))}>
              {t('listings.create.useLowest')}
            </Button>
          )}
        </div>
      )}
      <ul className={styles['items']}>
        {items.map((item) => (
          <li key={item.oneId}>
            <div className={styles['item']}>
              <Goods size="large" picture={item.img} name={item.remarks} number={`${sizeText(item.spec)} · ${formatOneId(item.oneId)}`} />
              <span className={styles['quiet']}>
                {item.costPrice !== null && t('listings.create.costs', { amount: formatMoney(item.costPrice) })}
              </span>
              <IconButton icon={X} label={t('listings.create.takeOut', { oneId: formatOneId(item.oneId) })} onClick={() => onTakeOut(item.oneId)} />
            </div>
            {item.refusal ? (
              <p className={styles['wrong']}>{item.refusal.msg}</p>
            ) : (
              <ul className={styles['offers']}>
                {offers
                  .filter(({ oneId }) => oneId === item.oneId)
                  .map((offer) => (
                    <OfferLine
                      key={offer.channel}
                      offer={offer}
                      price={priceOf(offer)}
                      bands={fees.find(({ channel }) => channel === offer.channel)?.bands ?? []}
                      result={resultOf(results, offer)}
                      isMissed={isAttempted && priceOf(offer) === null}
                      onPrice={(cents) => onPrices({ ...prices, [offerKey(offer.oneId, offer.channel)]: cents })}
                    />
                  ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const common = ([first = null, ...others]: readonly TypedNumber[]): TypedNumber => (others.every((cents) => cents === first) ? first : null);

interface LineProps {
  offer: Offer;
  price: TypedNumber;
  bands: Props['fees'][number]['bands'];
  result: ListingResult | undefined;
  isMissed: boolean;
  onPrice: (cents: TypedNumber) => void;
}

const OfferLine = ({ offer, price, bands, result, isMissed, onPrice }: LineProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const { oneId, channel, lowestCents } = offer;
  // Once its listing has ended it can be made anew.
  if (result?.listingId && offer.refusal)
    return (
      <li>
        <Channel kind={channel} />
        <StatusTag tone="waiting">{t('listings.create.published')}</StatusTag>
        <span className="code">{result.listingId}</span>
      </li>
    );
  if (offer.refusal)
    return (
      <li>
        <Channel kind={channel} />
        <span className={styles['quiet']}>–</span>
        <span className={styles['quiet']}>{offer.refusal}</span>
      </li>
    );
  const isPriced = typeof price === 'number' && bands.length > 0;
  return (
    <li>
      <Channel kind={channel} />
      <NumberCell
        label={t('listings.create.priceOf', { oneId: formatOneId(oneId), channel: words(channelWords[channel].name) })}
        kind={kind}
        value={price}
        error={result?.refusal?.msg ?? (isMissed ? t('ui.required') : undefined)}
        onChange={onPrice}
      />
      <span className={styles['quiet']}>
        {[
          isPriced && t('listings.create.youGet', { amount: formatMoney(payoutOf(bands, price)) }),
          lowestCents === null ? t('listings.unknownAsk') : t('listings.otherAsk', { price: formatMoney(lowestCents) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </li>
  );
};
