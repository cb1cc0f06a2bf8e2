import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemChange, ItemDetail, TimelineEntry } from '#contracts/item/item-queries.ts';
import { timelineNumbers } from '#contracts/item/timeline-types.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { DotSeparated } from '#web/ui/text/dot-separated.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { OneId } from '#web/ui/text/one-id.tsx';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { entryLinks, packageOf } from './entry-links.ts';
import styles from './timeline.module.css';

interface Props {
  item: ItemDetail;
  entry: TimelineEntry;
}

/** Where, under which papers, by whom and for how much: one line, parted by dots. What the viewer may not see is not there to show. */
export const EntryDetails = ({ item, entry }: Props) => {
  const { t } = useTranslation();
  const links = entryLinks(useViewpoint(), entry, item);
  const { open } = useOpenItem();
  const { returnedAs, returnedFrom } = entry;
  const otherOneId = (label: string, oneId: string) => (
    <>
      {label}{' '}
      <span className={styles['opens']}>
        <OneId value={oneId} onOpen={() => open(oneId)} />
      </span>
    </>
  );
  const shown = (field: ItemChange['field'], value: ItemChange['from']): string =>
    typeof value === 'number' ? formatMoney(value) : value || t(field === 'owner' ? 'item.nobody' : 'item.notSet');
  const money = (label: string, cents: number | null) => (cents ? `${label} ${formatMoney(cents)}` : null);

  const details: ReactNode[] = [
    ...entry.changes.map(({ field, from, to }) => t(`item.changes.${field}`, { from: shown(field, from), to: shown(field, to) })),
    returnedAs && otherOneId(t('item.returnedAs'), returnedAs),
    returnedFrom && otherOneId(t('item.returnedFrom'), returnedFrom),
    entry.wareName,
    entry.shelvesName && t('item.shelf', { shelf: entry.shelvesName }),
    entry.tote && t('item.tote', { tote: entry.tote }),
    entry.oddNo && (
      <>
        {t('item.order')}{' '}
        <PageLink to={links.order}>
          <span title={entry.oddNo}>{entry.type === null ? shortOddNo(entry.oddNo) : entry.oddNo}</span>
        </PageLink>
      </>
    ),
    links.package && (
      <>
        {t('item.package')} <PageLink to={links.package}>{packageOf(entry, item).preId}</PageLink>
      </>
    ),
    entry.repairNo && (
      <>
        {t('item.repairNo')} <PageLink to={links.repair}>{entry.repairNo}</PageLink>
      </>
    ),
    entry.parcelNo && t('item.parcel', { number: entry.parcelNo }),
    entry.logNo && <TrackingLink key="tracking" code={entry.logNo} carrier={entry.logNo === item.outInfo.logNo ? item.outInfo.carrier : null} />,
    entry.batchNo && entry.type === timelineNumbers.inbound && (
      <PageLink key="batch" to={links.batch}>
        {entry.batchNo}
      </PageLink>
    ),
    entry.price !== null && formatMoney(entry.price),
    entry.platOrderNo && t('item.platformOrder', { number: entry.platOrderNo }),
    money(t('item.deliveryFee'), entry.deliveryFee),
    money(t('item.otherFee'), entry.otherFee),
    entry.name === 'ItemShipped' && money(t('item.storageFee').toLowerCase(), entry.wareFee ?? null),
    entry.operator && t('item.by', { name: entry.operator }),
  ];

  return <DotSeparated parts={details} className={styles['details']} />;
};
