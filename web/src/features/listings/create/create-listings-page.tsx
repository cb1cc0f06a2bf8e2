import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { findListable, type ListableItem } from '#contracts/listings/listing-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { CreateListings } from './create-listings.tsx';

const parameter = 'oneIds';
const none: readonly ListableItem[] = [];

/** Items that are to be listed on other platforms, one or up to a hundred (R2.51, R2.52). They stand in the address, so that a link brings them back. */
export default function CreateListingsPage() {
  const [parameters, setParameters] = useSearchParams();
  const oneIds = (parameters.get(parameter) ?? '').split(',').filter(Boolean);
  const { t } = useTranslation();
  const [channel] = useState(() => parameters.get('channel') ?? undefined);
  useLiveReads(useListTopic('listings'), findListable);
  const read = useRead(findListable, { oneIds } as never, { enabled: oneIds.length > 0, quiet: true });
  const change = (next: readonly string[]) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        if (next.length > 0) after.set(parameter, next.join(','));
        else after.delete(parameter);
        return after;
      },
      { replace: true },
    );
  if (oneIds.length === 0) return <CreateListings items={none} oneIds={oneIds} fees={[]} channel={channel} onChange={change} />;
  return (
    <ReadStates read={read} skeleton={<PageSkeleton />} failedTitle={t('listings.readFailed')}>
      {({ items, fees }) => <CreateListings items={items} oneIds={oneIds} fees={fees} channel={channel} onChange={change} />}
    </ReadStates>
  );
}
