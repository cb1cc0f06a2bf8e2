import { lazy, Suspense } from 'react';
import { channelKinds } from '#contracts/channels/channel-kinds.ts';
import { channelWords } from '#contracts/channels/channel-words.ts';
import { listListings, listingViews, type ListingRow, type ListingView } from '#contracts/listings/listing-queries.ts';
import { pricingModes, pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { openListingParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { ListingDrawer } from '../drawer/listing-drawer.tsx';
import type { ListingActions } from './use-listing-actions.tsx';

const ListingDialogs = lazy(() => import('./listing-dialogs.tsx'));

type Context = ListContext<typeof listListings, ListingActions>;

/** What the seller's list and that of the office have in common. */
export const listings = {
  endpoint: listListings,
  rowKey: ({ listingId }: ListingRow) => listingId,
  version: ({ version, lowestCents }: ListingRow) => `${version} ${lowestCents ?? ''}`,
  useTopic: () => useListTopic('listings'),
  tabs: {
    all: listingViews,
    initial: 'open' as ListingView,
    pinned: ['open', 'live', 'synchronising', 'paused', 'failed', 'all'] as readonly ListingView[],
    label: (view: Exclude<ListingView, 'all'>, { t }: Pick<Context, 't'>) => t(`listings.views.${view}`),
  },
  drawer: openListingParameter,
  failedTitle: ({ t }: Pick<Context, 't'>) => t('listings.readFailed'),
  bulk: ({ actions }: Context) => actions.bulk,
  variantOf: ({ failure, status }: ListingRow) => (failure && status !== 'ended' ? ('refused' as const) : undefined),
  countOf: (count: number, { t }: Pick<Context, 't'>) => t('listings.count', { count }),
};

export const listingFilters = ({ t, words }: Pick<Context, 't' | 'words'>): readonly Filter[] => [
  { kind: 'text', name: 'text', label: t('listings.search') },
  {
    kind: 'choice',
    name: 'channel',
    label: t('listings.channel'),
    many: true,
    options: channelKinds.map((value) => ({ value, label: words(channelWords[value].name) })),
  },
  {
    kind: 'choice',
    name: 'mode',
    label: t('listings.mode'),
    many: true,
    options: pricingModes.map((value) => ({ value, label: words(pricingModeWords[value]) })),
  },
  { kind: 'flag', name: 'byHand', label: t('listings.byHand') },
  { kind: 'flag', name: 'notLowest', label: t('listings.notLowest') },
  { kind: 'flag', name: 'stale', label: t('listings.stale') },
  { kind: 'range', name: 'beginTime', last: 'endTime', label: t('listings.requested'), folded: true },
];

/** The listing that is open beside the list, and the question that is asked about some. */
export const BesideListings = ({ list: { actions } }: { list: Pick<Context, 'actions'> }) => {
  const { key, open, close } = useOpenRow(openListingParameter);
  return (
    <>
      {key && <ListingDrawer listingId={key} actions={actions} onOpen={open} onClose={close} />}
      {actions.dialog && (
        <Suspense>
          <ListingDialogs actions={actions} />
        </Suspense>
      )}
    </>
  );
};
