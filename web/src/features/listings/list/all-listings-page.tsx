import { Globe } from 'lucide-react';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { ListingCard } from './listing-card.tsx';
import { BesideListings, listingFilters, listings } from './listings.tsx';
import { useListingActions } from './use-listing-actions.tsx';
import { useListingColumns } from './use-listing-columns.tsx';

/** What all sellers offer on other platforms (R2.125). */
const everybodys = defineList({
  ...listings,
  name: 'office-listings',
  useActions: useListingActions,
  useColumns: () => useListingColumns('office'),
  useFilters: (list) => {
    const [text, ...others] = listingFilters(list);
    return [text!, useOwnerFilter(list.t('reference.shop')), ...others];
  },
  Card: ListingCard,
  Beside: BesideListings,
  empty: ({ t }) => ({ icon: Globe, title: t('listings.emptyOfficeTitle'), text: t('listings.emptyOfficeText') }),
});

export default function AllListingsPage() {
  return <ListPage list={everybodys} />;
}
