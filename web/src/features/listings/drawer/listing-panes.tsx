import { useTranslation } from 'react-i18next';
import type { ListingDetail } from '#contracts/listings/listing-queries.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { WhyPanel } from '#web/shared/pricing/why-panel.tsx';
import { DrawerPanes } from '#web/ui/drawer/drawer-content.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import { DescriptionGrid, Section } from '#web/ui/page/section.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from '../listings.module.css';
import { ListingHistory } from './listing-history.tsx';

/** The price with what it was made from; at the side, how it came to it. */
export const ListingPanes = ({ listing }: { listing: ListingDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { open } = useOpenItem();
  const { priceCents, confirmedCents, userCents, floorCents, payoutCents, lowestCents, gmtLowest, rule, oneId, externalId } = listing;
  return (
    <DrawerPanes
      focusable
      side={
        <Section title={t('listings.history')}>
          <ListingHistory history={listing.history} />
        </Section>
      }
    >
      <Section>
        <Goods size="large" picture={listing.img} name={listing.remarks} number={listing.sku} />
        {listing.isSynchronising && <p className={styles['note']}>{t('listings.synchronisingText')}</p>}
      </Section>
      <Section title={t('listings.facts')}>
        <DescriptionGrid
          items={[
            { label: t('listings.price'), value: <Money cents={priceCents} /> },
            { label: t('listings.payout'), value: <Money cents={payoutCents} /> },
            { label: t('listings.confirmed'), value: <Money cents={confirmedCents} /> },
            {
              label: t('listings.lowest'),
              value: (
                <>
                  <Money cents={lowestCents} /> {gmtLowest && <TimeText at={gmtLowest} show="ago" />}
                </>
              ),
            },
            { label: t('listings.yourPrice'), value: <Money cents={userCents} /> },
            { label: t('listings.floor'), value: <Money cents={floorCents} /> },
            { label: t('listings.mode'), value: rule ? words(pricingModeWords[rule.mode]) : t('listings.byHand') },
            { label: 'ONE ID', value: <OneId value={oneId} onOpen={() => open(oneId)} /> },
            ...(externalId ? [{ label: t('listings.externalId'), value: <span className="code">{externalId}</span> }] : []),
          ]}
        />
      </Section>
      {listing.gmtEnded === null && (
        <Section title={t('autoPricing.why')}>
          <WhyPanel listingId={listing.listingId} />
        </Section>
      )}
    </DrawerPanes>
  );
};
