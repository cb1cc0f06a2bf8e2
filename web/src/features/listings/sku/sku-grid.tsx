import { CirclePause, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { getSkuListings, ListingRow } from '#contracts/listings/listing-queries.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { Channel } from '../channel.tsx';
import styles from '../listings.module.css';

interface Props {
  sku: string;
  sizes: DataOf<typeof getSkuListings>['sizes'];
  openId: string | undefined;
  onOpen: (listing: ListingRow) => void;
}

/** Sizes down, platforms across: each cell its own asks, the cheapest first. */
export const SkuGrid = ({ sku, sizes, openId, onOpen }: Props) => {
  const { t } = useTranslation();
  const used = channelKinds.filter((kind) => sizes.some(({ listings }) => listings.some(({ channel }) => channel === kind)));
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={t('listings.sizes')}>
      <table className={styles['grid']} aria-label={sku}>
        <thead>
          <tr>
            <th scope="col">{t('listings.size')}</th>
            <th scope="col">{t('listings.ready')}</th>
            {used.map((kind) => (
              <th key={kind} scope="col">
                <Channel kind={kind} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ spec, readyCount, listings }) => (
            <tr key={spec}>
              <th scope="row">{sizeText(spec)}</th>
              <td className="figures">{readyCount}</td>
              {used.map((kind) => (
                <td key={kind}>
                  {listings
                    .filter(({ channel }) => channel === kind)
                    .map((listing) => (
                      <Cell key={listing.listingId} listing={listing} isOpen={listing.listingId === openId} onOpen={onOpen} />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Cell = ({ listing, isOpen, onOpen }: { listing: ListingRow; isOpen: boolean; onOpen: Props['onOpen'] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { listingId, spec, channel, priceCents, payoutCents, lowestCents, paused, isSynchronising } = listing;
  const other = (): string => {
    if (lowestCents === null) return t('listings.unknownAsk');
    return priceCents <= lowestCents ? t('listings.lowestHere') : t('listings.otherAsk', { price: formatMoney(lowestCents) });
  };
  return (
    <button
      type="button"
      className={styles['cell']}
      aria-pressed={isOpen}
      aria-label={`${listingId}: ${sizeText(spec)}, ${words(channelWords[channel].name)}, ${formatMoney(priceCents)}`}
      onClick={() => onOpen(listing)}
    >
      <span className={styles['pair']}>
        <strong>
          <Money cents={priceCents} />
        </strong>
        <span className={styles['quiet']}>
          <Money cents={payoutCents} />
        </span>
      </span>
      <small>
        {isSynchronising && <RefreshCw size={11} aria-label={t('listings.synchronising')} />} {paused && <CirclePause size={11} aria-hidden />}{' '}
        {other()}
      </small>
    </button>
  );
};
