import { CirclePause, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { failureWords } from '#contracts/channels/channel-failures.ts';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { delistReasons, listingStatuses, pauseWords } from '#contracts/listings/listing-statuses.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';

/** Where a listing stands, and what keeps it from standing still. */
export const ListingStatus = ({ listing }: { listing: ListingRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { status, isSynchronising, paused, failure, delistWhy } = listing;
  const failed = failure && status !== 'ended' ? failureWords(failure, failure.op) : undefined;
  if (failed) return <StatusTag tone="refused">{words(failed)}</StatusTag>;
  if (status === 'live' && isSynchronising)
    return (
      <StatusTag tone="progress" icon={RefreshCw}>
        {t('listings.synchronising')}
      </StatusTag>
    );
  if (status === 'live' && paused)
    return (
      <StatusTag tone="waiting" icon={CirclePause}>
        {t('listings.paused', { why: words(pauseWords[paused]) })}
      </StatusTag>
    );
  const { tone } = listingStatuses[status];
  const isTold = (status === 'ending' || status === 'ended') && delistWhy !== null;
  return <StatusTag tone={tone}>{words(isTold ? delistReasons[delistWhy] : listingStatuses[status])}</StatusTag>;
};
