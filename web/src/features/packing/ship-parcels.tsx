import { Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getFile } from '#contracts/files/get-file.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { usePrint } from '#web/shared/print/use-print.ts';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { ShipAddress } from './ship-address.tsx';
import { parcelsInside } from './pack-step.ts';
import { TrackingFields } from './tracking-fields.tsx';
import { useShip } from './use-order.ts';

interface Props {
  order: OrderDetail;
  /** Set once the label on the parcel was scanned. */
  scannedLabel: string | undefined;
}

/** The label onto the parcel, then the parcel to the carrier. Where the order brought a label, its number is not to be typed. */
export const ShipParcels = ({ order, scannedLabel }: Props) => {
  const { t } = useTranslation();
  const ship = useShip();
  const print = usePrint();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const { label, address, oddNo } = order;
  const parcels = parcelsInside(order);
  const logNo = typed ?? scannedLabel ?? '';
  const carrier = chosen ?? carrierOf(logNo.trim()) ?? '';
  const ready = label !== null || (logNo.trim() !== '' && carrier.trim() !== '');

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
      {label === null && <TrackingFields logNo={logNo} carrier={carrier} changeLogNo={setTyped} changeCarrier={setChosen} />}
      <FloorButtons>
        {label && (
          <FloorButton
            icon={Printer}
            keys="p"
            does={t('packing.print')}
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
