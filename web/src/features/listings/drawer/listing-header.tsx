import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { ListingDetail } from '#contracts/listings/listing-queries.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { Channel } from '../channel.tsx';
import { listingName } from '../listing-name.ts';
import { ListingStatus } from '../listing-status.tsx';
import styles from '../listings.module.css';
import type { ListingActions } from '../list/use-listing-actions.tsx';

export const ListingHeader = ({ listing, actions }: { listing: ListingDetail; actions: ListingActions }) => {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { terminal } = useUser();
  const toSku = useHref(withQuery(businessPaths.listingDetail, { sku: listing.sku }));
  const may = (action: ListingDetail['actions'][number]) => listing.actions.includes(action);
  return (
    <DrawerHeader
      title={
        <>
          <h2 className={styles['number']}>{listing.listingId}</h2>
          <CopyButton text={listing.listingId} />
          <ListingStatus listing={listing} />
        </>
      }
      meta={[
        <Channel key="channel" kind={listing.channel} />,
        listingName(listing),
        terminal === 'admin' && ownerName(listing.shopInfo),
        <span key="requested">
          {t('listings.requested')} <TimeText at={listing.gmtCreate} />
        </span>,
      ]}
      actions={
        <>
          {may('delist') && <Button onClick={() => void actions.delist([listing])}>{t('listings.delist')}</Button>}
          {may('resume') && <Button onClick={() => void actions.resume([listing])}>{t('listings.resume', { count: 1 })}</Button>}
          {may('pricing') && <Button onClick={() => actions.open({ kind: 'pricing', listings: [listing] })}>{t('listings.pricing')}</Button>}
          {terminal === 'business' && <Button href={toSku}>{t('listings.toSku')}</Button>}
          {may('price') && (
            <Button type="primary" onClick={() => actions.open({ kind: 'prices', listings: [listing] })}>
              {t('listings.prices')}
            </Button>
          )}
        </>
      }
    />
  );
};
