import { useTranslation } from 'react-i18next';
import { getListing } from '#contracts/listings/listing-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openListingParameter } from '#web/core/open-row/parameters.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import type { ListingActions } from '../list/use-listing-actions.tsx';
import { ListingHeader } from './listing-header.tsx';
import { ListingPanes } from './listing-panes.tsx';

interface Props {
  listingId: string;
  actions: ListingActions;
  onOpen: (listingId: string) => void;
  onClose: () => void;
}

/** One listing beside its list: its price, why it is so, and what became of it on its platform. */
export const ListingDrawer = ({ listingId, actions, onOpen, onClose }: Props) => {
  const { t } = useTranslation();
  useLiveReads(useListTopic('listings'), getListing);
  const read = useRead(getListing, { listingId }, { quiet: true });
  const neighbours = useNeighbours(openListingParameter, listingId);
  const words = {
    place: neighbours ? t('listings.place', { place: neighbours.place, total: neighbours.total }) : t('listings.drawer', { number: listingId }),
    previous: t('listings.previous'),
    next: t('listings.next'),
  };
  return (
    <SideDrawer
      label={t('listings.drawer', { number: listingId })}
      walk={{ neighbours, words, open: onOpen }}
      onClose={onClose}
      tools={<CopyLinkButton />}
    >
      <ReadStates read={read} skeleton={<SkeletonRows rows={10} />} failedTitle={t('listings.readFailed')}>
        {(listing) => (
          <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
            <ListingHeader listing={listing} actions={actions} />
            <ListingPanes listing={listing} />
          </DrawerContent>
        )}
      </ReadStates>
    </SideDrawer>
  );
};
