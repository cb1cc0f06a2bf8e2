import { useTranslation } from 'react-i18next';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import { requestTypes } from '#contracts/item/request-types.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import type { AddressFault, FoundAddress, FoundParcel, searchAddresses } from '#contracts/addresses/address-inquiry.ts';
import { orderStatus } from '#contracts/outbound/order-statuses.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { TrackingLink } from '#web/core/links/tracking-link.tsx';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { addressLines } from '#web/shared/order/address/address-lines.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { DescriptionGrid } from '#web/ui/page/section.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './addresses.module.css';

/** What goes out under the text, and what comes in. */
export const FoundAddresses = ({ found: { orders, parcels } }: { found: DataOf<typeof searchAddresses> }) => (
  <div className={styles['found']}>
    {orders.map((order) => (
      <Order key={order.oddNo} order={order} />
    ))}
    {parcels.map((parcel) => (
      <Parcel key={parcel.preId} parcel={parcel} />
    ))}
  </div>
);

const Order = ({ order }: { order: FoundAddress }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const place = useViewpoint();
  const { oddNo, type, state, address, faults, logNo, carrier, toWarehouse, shopInfo, wareName, outTime } = order;
  const status = orderStatus(type, state);
  return (
    <article className={styles['card']}>
      <h3>
        <PageLink to={orderLink(place, { type, oddNo })}>{oddNo}</PageLink>
      </h3>
      <DescriptionGrid
        items={[
          { label: t('orders.status'), value: <StatusTag tone={status.tone}>{words(status)}</StatusTag> },
          { label: t('orders.type'), value: words(requestTypes[type]) },
          { label: t('reference.owner'), value: ownerName(shopInfo) },
          { label: t('orders.from'), value: wareName },
          {
            label: t('orders.shipTo'),
            value: address ? (
              <address className={styles['address']}>{addressLines(address).join('\n')}</address>
            ) : (
              (toWarehouse?.name ?? t(logNo === null ? 'addresses.notSettled' : 'addresses.byLabel'))
            ),
            tall: true,
          },
          ...(logNo === null ? [] : [{ label: t('orders.logNo'), value: <TrackingLink code={logNo} carrier={carrier} /> }]),
          ...(carrier === null ? [] : [{ label: t('orders.carrier'), value: carrier }]),
          ...(outTime === null ? [] : [{ label: t('orders.out'), value: <TimeText at={outTime} /> }]),
        ]}
      />
      {address && <Faults faults={faults} />}
    </article>
  );
};

const Parcel = ({ parcel: { preId, logNo, status, shopInfo, wareName, gmtArrived } }: { parcel: FoundParcel }) => {
  const { t } = useTranslation();
  const words = useWords();
  const ownerName = useOwnerName();
  const shown = packageStatuses[status];
  return (
    <article className={styles['card']}>
      <h3>{preId}</h3>
      <DescriptionGrid
        items={[
          { label: t('orders.status'), value: <StatusTag tone={shown.tone}>{words(shown)}</StatusTag> },
          { label: t('reference.owner'), value: ownerName(shopInfo) },
          { label: t('addresses.goesTo'), value: wareName },
          { label: t('orders.logNo'), value: <TrackingLink code={logNo} /> },
          ...(gmtArrived === null ? [] : [{ label: t('addresses.arrived'), value: <TimeText at={gmtArrived} /> }]),
        ]}
      />
    </article>
  );
};

/** Field by field; one word where there is none. */
export const Faults = ({ faults }: { faults: readonly AddressFault[] }) => {
  const { t } = useTranslation();
  if (faults.length === 0) return <StatusTag tone="done">{t('addresses.valid')}</StatusTag>;
  return (
    <ul className={styles['faults']}>
      {faults.map(({ field, message }) => (
        <li key={field}>
          <StatusTag tone="refused">{t(`orders.address.${field as 'recipient'}`)}</StatusTag> {message}
        </li>
      ))}
    </ul>
  );
};
