import { Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getFile } from '#contracts/files/get-file.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import { getOrder } from '#contracts/outbound/order-queries.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { shipOrderEndpoint } from '#contracts/outbound/packing.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { usePrint } from '#web/shared/print/use-print.ts';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { parcelsInside } from '../pack-phase.ts';
import { BuyLabelButton, LabelOrdered, OrderLabel } from './order-label.tsx';
import { TrackingFields } from './tracking-fields.tsx';

interface Props {
  order: OrderDetail;
  /** Set once the label on the parcel was scanned. */
  scannedLabel: string | undefined;
}

/** The label onto the parcel, then the parcel to the carrier. Where the order brought a label, its number is not to be typed. */
export const ShipParcels = ({ order, scannedLabel }: Props) => {
  const { t } = useTranslation();
  const ship = useCommand(shipOrderEndpoint, { invalidates: [getOrder] });
  const print = usePrint();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const [buying, setBuying] = useState(false);
  const { label, address, oddNo } = order;
  /** That it was packed with. */
  const bears = label === null && order.logNo !== null;
  const isOrdered = label === null && typeof order.labelOrdered === 'string';
  const needsNumber = label === null && !bears && !isOrdered;
  const isBuying = needsNumber && buying;
  const parcels = parcelsInside(order);
  const logNo = typed ?? scannedLabel ?? order.logNo ?? '';
  const carrier = chosen ?? (bears ? order.carrier : undefined) ?? carrierOf(logNo.trim()) ?? '';
  const ready = label !== null || (!isOrdered && logNo.trim() !== '' && carrier.trim() !== '');

  return (
    <>
      <FloorRows title={t('packing.toShip')}>
        {parcels.map(({ parcelNo, oneIds, weightGrams }) => (
          <FloorRow
            key={parcelNo}
            title={parcelNo}
            text={t('packing.itemsInside', { count: oneIds.length })}
            end={t('packing.kilograms', { weight: (weightGrams / 1000).toFixed(2) })}
          />
        ))}
        {label && <FloorRow title={label.carrier} text={label.logNo} end={scannedLabel && t('packing.labelScanned')} />}
      </FloorRows>
      {address && <ShipAddress address={address} />}
      {bears && (
        <FloorRows title={t('packing.waybill')}>
          <FloorRow title={order.carrier ?? ''} text={order.logNo ?? ''} end={scannedLabel && t('packing.labelScanned')} />
        </FloorRows>
      )}
      {isOrdered && <LabelOrdered carrier={order.labelOrdered!} />}
      {isBuying && <OrderLabel order={order} onClose={() => setBuying(false)} />}
      {needsNumber && !isBuying && order.labelDeclined && (
        <FloorRows title={t('packing.label')}>
          <FloorRow title={t('packing.labelDeclined', { reason: order.labelDeclined })} />
        </FloorRows>
      )}
      {needsNumber && !isBuying && <TrackingFields logNo={logNo} carrier={carrier} onLogNo={setTyped} onCarrier={setChosen} />}
      <FloorButtons>
        {needsNumber && !isBuying && address && <BuyLabelButton onClick={() => setBuying(true)} />}
        {label && (
          <FloorButton
            icon={Printer}
            keys="p"
            keyLabel={t('packing.print')}
            onClick={() => void print(callEndpoint(getFile, { body: { url: label.url }, quiet: true }))}
          >
            {t('packing.print')}
          </FloorButton>
        )}
        <FloorButton
          icon={Truck}
          tone="next"
          disabled={!ready || ship.isPending}
          onClick={() => ship.mutate({ oddNo, ...(label === null && { logNo: logNo.trim(), carrier: carrier.trim() }) })}
        >
          {t('packing.ship', { count: parcels.length })}
        </FloorButton>
      </FloorButtons>
    </>
  );
};

/** Where a parcel without a label goes, line by line as it is written on one. */
const ShipAddress = ({ address }: { address: NonNullable<OrderDetail['address']> }) => {
  const { t } = useTranslation();
  const { recipient, company, street, city, state, zipCode, country, phone } = address;
  return (
    <FloorRows title={t('packing.address')}>
      <FloorRow title={[recipient, company].filter(Boolean).join(', ')} text={[street, `${city}, ${state} ${zipCode}`, country, phone].join(' · ')} />
    </FloorRows>
  );
};
