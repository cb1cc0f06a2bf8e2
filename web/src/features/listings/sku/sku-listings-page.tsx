import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useHref, useSearchParams } from 'react-router-dom';
import { getSkuListings, type ListingRow } from '#contracts/listings/listing-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { openListingParameter } from '#web/core/open-row/parameters.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { Picture } from '#web/ui/photos/picture.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { BesideListings } from '../list/listings.tsx';
import { useListingActions } from '../list/use-listing-actions.tsx';
import styles from '../listings.module.css';
import { SkuGrid } from './sku-grid.tsx';

/** One SKU: what is in stock of each size, and what is listed where for how much (R2.67). */
export default function SkuListingsPage() {
  const { t } = useTranslation();
  const [parameters, setParameters] = useSearchParams();
  const sku = parameters.get('sku') ?? '';
  useLiveReads(useListTopic('listings'), getSkuListings);
  const read = useRead(getSkuListings, { sku }, { quiet: true });
  const actions = useListingActions();
  const toCreate = useHref(businessPaths.newListing);
  usePageName(sku);
  const open = ({ listingId }: ListingRow): void => setParameters({ sku, [openListingParameter]: listingId }, { replace: true });
  return (
    <>
      <DetailPage
        read={read}
        failedTitle={t('listings.readFailed')}
        header={({ remarks, brand, img, sizes }) => ({
          title: (
            <>
              <Picture url={img} size={32} radius={6} /> {remarks}
            </>
          ),
          meta: [
            brand,
            sku,
            t('listings.readyCount', { count: sizes.reduce((sum, { readyCount }) => sum + readyCount, 0) }),
            t('listings.listedSizes', { listed: sizes.filter(({ listings }) => listings.length > 0).length, total: sizes.length }),
          ],
          actions: (
            <Button type="primary" href={toCreate}>
              {t('listings.newListing')}
            </Button>
          ),
        })}
      >
        {({ sizes }) => (
          <Section title={t('listings.sizes')}>
            <SkuGrid sku={sku} sizes={sizes} openId={parameters.get(openListingParameter) ?? undefined} onOpen={open} />
            <p className={styles['quiet']}>{t('listings.once')}</p>
          </Section>
        )}
      </DetailPage>
      <BesideListings list={{ actions }} />
    </>
  );
}
