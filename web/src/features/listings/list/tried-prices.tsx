import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { tryPricesEndpoint } from '#contracts/listings/change-listings.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { Channel } from '../channel.tsx';
import { listingName } from '../listing-name.ts';
import styles from '../listings.module.css';

interface Props {
  listings: readonly ListingRow[];
  read: UseQueryResult<DataOf<typeof tryPricesEndpoint>, ApiError>;
}

/** What a change comes to, listing by listing; those that are refused say why and stay as they are. */
export const TriedPrices = ({ listings, read: { data, isError, error, isFetching } }: Props) => {
  const { t } = useTranslation();
  if (isError && !data) return <p role="alert">{error.message || t('listings.dryRunUnread')}</p>;
  if (!data) return <SkeletonRows rows={Math.min(listings.length, 4)} />;
  return (
    <section aria-label={t('listings.dryRun')} aria-busy={isFetching} className={styles['tried']}>
      <table className={styles['grid']}>
        <thead>
          <tr>
            <th scope="col">{t('listings.item')}</th>
            <th scope="col">{t('listings.channel')}</th>
            <th scope="col">{t('listings.from')}</th>
            <th scope="col">{t('listings.to')}</th>
            <th scope="col">{t('listings.payout')}</th>
          </tr>
        </thead>
        <tbody>
          {data.results.map(({ listingId, fromCents, toCents, payoutCents, refusal }) => {
            const listing = listings.find((one) => one.listingId === listingId);
            return (
              <tr key={listingId}>
                <td>
                  {listing && listingName(listing)}
                  {refusal && <p className={styles['wrong']}>{refusal.msg}</p>}
                </td>
                <td>{listing && <Channel kind={listing.channel} />}</td>
                <td>
                  <Money cents={fromCents} />
                </td>
                <td>
                  <Money cents={toCents} />
                </td>
                <td>
                  <Money cents={refusal ? null : payoutCents} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};
