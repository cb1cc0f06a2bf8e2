import { useTranslation } from 'react-i18next';
import type { ListingRow } from '#contracts/listings/listing-queries.ts';
import { pricingModeWords } from '#contracts/pricing/pricing-modes.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { Money } from '#web/ui/text/money.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { Channel } from '../channel.tsx';
import { ListingStatus } from '../listing-status.tsx';
import { PriceCell } from './price-cell.tsx';

/** Administrators also see whose it is. */
export const useListingColumns = (whose: 'seller' | 'office'): readonly Column<ListingRow>[] => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const { open } = useOpenItem();
  const shop: Column<ListingRow> = { key: 'shop', title: t('reference.shop'), width: 150, render: ({ shopInfo }) => ownerName(shopInfo) };
  return [
    { key: 'item', title: t('listings.item'), fixed: true, render: ({ img, remarks, sku }) => <Goods picture={img} name={remarks} number={sku} /> },
    { key: 'size', title: t('listings.size'), width: 78, numeric: true, render: ({ spec }) => sizeText(spec) },
    ...(whose === 'office' ? [shop] : []),
    { key: 'channel', title: t('listings.channel'), width: 160, render: ({ channel }) => <Channel kind={channel} /> },
    {
      key: 'price',
      title: t('listings.price'),
      width: 116,
      numeric: true,
      fixed: true,
      sort: 'priceCents',
      render: (row) => <PriceCell listing={row} />,
    },
    { key: 'lowest', title: t('listings.lowest'), width: 96, numeric: true, render: ({ lowestCents }) => <Money cents={lowestCents} /> },
    {
      key: 'age',
      title: t('listings.lowestAge'),
      width: 96,
      optional: true,
      render: ({ gmtLowest }) => (gmtLowest === null ? '–' : <TimeText at={gmtLowest} show="ago" />),
    },
    { key: 'gap', title: t('listings.gap'), width: 92, numeric: true, render: (row) => <Gap listing={row} /> },
    { key: 'payout', title: t('listings.payout'), width: 92, numeric: true, render: ({ payoutCents }) => <Money cents={payoutCents} /> },
    { key: 'mode', title: t('listings.mode'), width: 158, render: ({ rule }) => (rule ? words(pricingModeWords[rule.mode]) : t('listings.byHand')) },
    { key: 'status', title: t('listings.status'), width: 168, fixed: true, render: (row) => <ListingStatus listing={row} /> },
    { key: 'oneId', title: 'ONE ID', width: 118, optional: true, render: ({ oneId }) => <OneId value={oneId} onOpen={() => open(oneId)} /> },
    { key: 'number', title: t('listings.number'), width: 96, optional: true, render: ({ listingId }) => <span className="code">{listingId}</span> },
    {
      key: 'created',
      title: t('listings.requested'),
      width: 152,
      optional: true,
      sort: 'gmtCreate',
      render: ({ gmtCreate }) => <TimeText at={gmtCreate} />,
    },
    { key: 'changed', title: t('listings.changed'), width: 152, sort: 'gmtModify', render: ({ gmtModify }) => <TimeText at={gmtModify} /> },
  ];
};

/** How far above the lowest it stands; below it where it leads. */
const Gap = ({ listing: { status, priceCents, lowestCents } }: { listing: ListingRow }) => {
  const { t } = useTranslation();
  if (status !== 'live' || lowestCents === null) return '–';
  return priceCents === lowestCents ? t('listings.tie') : <Money cents={priceCents - lowestCents} signed />;
};
