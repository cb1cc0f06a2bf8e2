import { Button } from 'antd';
import { Globe, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { ListingCard } from './listing-card.tsx';
import { BesideListings, listingFilters, listings } from './listings.tsx';
import { useListingActions } from './use-listing-actions.tsx';
import { useListingColumns } from './use-listing-columns.tsx';

/** What the seller offers on other platforms: filtered, priced, delisted (R2.66). */
const own = defineList({
  ...listings,
  name: 'listings',
  useActions: useListingActions,
  useColumns: () => useListingColumns('seller'),
  useFilters: listingFilters,
  Card: ListingCard,
  Toolbar: () => <NewListing />,
  Beside: BesideListings,
  empty: ({ t }) => ({ icon: Globe, title: t('listings.emptyTitle'), text: t('listings.emptyText'), action: <NewListing /> }),
});

export default function ListingsPage() {
  return <ListPage list={own} />;
}

const NewListing = () => {
  const { t } = useTranslation();
  const href = useHref(businessPaths.newListing);
  return (
    <Button type="primary" icon={<Plus size={15} aria-hidden />} href={href}>
      {t('listings.newListing')}
    </Button>
  );
};
