import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { ageWords } from '#contracts/pricing/explanation-words.ts';
import { pricingRejections } from '#contracts/pricing/pricing-rejections.ts';
import type { MarketOffer, MarketSize, PriceSearchResult } from '#contracts/pricing/price-search.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './price-search.module.css';
import { bySize } from './by-size.ts';
import { OwnListings } from './own-listings.tsx';

/** A product: its sizes down, the platforms that tell of it across. */
export const MarketTable = ({ product }: { product: PriceSearchResult }) => {
  const { t } = useTranslation();
  const words = useWords();
  const maySell = useUser().authorisations.includes('knetCrossListing');
  const mayOpen = useMayOpen();
  // Where the list is, the way to a new listing is.
  const mayList = maySell && mayOpen(withQuery(businessPaths.listings, {}));
  const { name, sku, img, sizes } = product;
  const shown = bySize(sizes.filter(({ offers, inStock }) => offers.length > 0 || inStock > 0));
  const channels = channelKinds.filter((channel) => sizes.some(({ offers }) => offers.some((offer) => offer.channel === channel)));
  return (
    <Section title={<Goods picture={img} name={name} number={sku} size="large" />}>
      {channels.length === 0 ? (
        <p className={styles['quiet']}>{t('pricing.search.noQuotes')}</p>
      ) : (
        <div className={styles['scroll']} role="region" aria-label={t('pricing.search.pricesOf', { name })} tabIndex={0}>
          <table className={styles['market']} aria-label={t('pricing.search.pricesOf', { name })}>
            <thead>
              <tr>
                <th scope="col">{t('pricing.search.size')}</th>
                {channels.map((channel) => (
                  <th key={channel} scope="col">
                    {words(channelWords[channel].name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((size) => (
                <SizeRow key={size.size} size={size} channels={channels} mayList={mayList} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {maySell && <OwnListings sku={sku} name={name} />}
    </Section>
  );
};

interface SizeProps {
  size: MarketSize;
  channels: readonly MarketOffer['channel'][];
  mayList: boolean;
}

const SizeRow = ({ size: { size, inStock, oneId, offers }, channels, mayList }: SizeProps) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <tr>
      <th scope="row">
        {size}
        {inStock > 0 && <small>{t('pricing.search.inStock', { count: inStock })}</small>}
      </th>
      {channels.map((channel) => {
        const offer = offers.find((each) => each.channel === channel);
        return (
          <td key={channel} data-best={offer?.isBest} data-stale={offer?.age === 'stale'}>
            {offer ? <Offer offer={offer} /> : '–'}
            {offer && mayList && oneId !== null && (
              <Link
                to={withQuery(businessPaths.newListing, { oneIds: oneId, channel })}
                aria-label={t('pricing.search.listOn', { size, channel: words(channelWords[channel].name) })}
              >
                {t('pricing.search.listHere')}
              </Link>
            )}
          </td>
        );
      })}
    </tr>
  );
};

const Offer = ({ offer: { lowestCents, bidCents, lastSaleCents, payoutCents, gmtAsOf, age, isBest } }: { offer: MarketOffer }) => {
  const { t } = useTranslation();
  const words = useWords();
  const since = words(ageWords(Math.max(0, useNow() - Date.parse(gmtAsOf))));
  const said = (key: 'ask' | 'bid' | 'sale', cents: number | null) =>
    cents !== null && <li>{t(`pricing.search.${key}`, { amount: formatMoney(cents) })}</li>;
  return (
    <>
      {payoutCents !== null && <strong>{t('pricing.search.payout', { amount: formatMoney(payoutCents) })}</strong>}
      {isBest && <StatusTag tone="done">{t('pricing.search.best')}</StatusTag>}
      <ul>
        {lowestCents === null ? <li>{t('pricing.search.noAsk')}</li> : said('ask', lowestCents)}
        {said('bid', bidCents)}
        {said('sale', lastSaleCents)}
      </ul>
      {age === 'stale' ? (
        <p className={styles['old']}>
          <TriangleAlert size={13} aria-hidden />
          {t('pricing.search.old', { error: words(pricingRejections.MarketPriceUnavailable), age: since })}
        </p>
      ) : (
        <p>{t('pricing.search.age', { age: since })}</p>
      )}
    </>
  );
};
