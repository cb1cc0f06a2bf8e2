import { PackageCheck, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import type { OrderDetail, OrderItem } from '#contracts/outbound/order-rows.ts';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { UnitCard } from '#web/ui/floor/parts/unit-card.tsx';
import { UnitRow } from '#web/ui/floor/parts/unit-row.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import styles from '../packing.module.css';
import type { Input } from '../packing-machine.ts';
import { TrackingFields } from '../ship/tracking-fields.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { filledParcels, unpacked, type Packing } from './parcels.ts';
import { WeightField } from './weight-field.tsx';

interface Props {
  order: OrderDetail;
  packing: Packing;
  /** The order is being packed on the server. */
  isSending: boolean;
  onSend(input: Input): void;
}

/** Every picked item into a parcel by scan, then the weight of each parcel, then packed. */
export const PackParcels = ({ order, packing, isSending, onSend }: Props) => {
  const { t } = useTranslation();
  const left = unpacked(packing, order.itemList);
  const parcels = filledParcels(packing);
  const [next, ...others] = left;
  // Once everything is scanned, a parcel that nothing went into is no parcel.
  const shown = next ? packing : parcels;
  const isOpen = (index: number) => next !== undefined && index === shown.length - 1;
  const [logNo, setLogNo] = useState('');
  const [chosen, setChosen] = useState<string>();
  const carrier = chosen ?? carrierOf(logNo.trim()) ?? '';
  const hasWaybill = order.label === null && logNo.trim() !== '';
  const isHalfTyped = hasWaybill && carrier.trim() === '';
  const waybill = hasWaybill ? { logNo: logNo.trim(), carrier: carrier.trim() } : undefined;
  const canPack = !isSending && parcels.length > 0 && parcels.every(({ weightGrams }) => weightGrams !== undefined) && !isHalfTyped;
  const packNow = () => onSend({ type: 'packConfirmed', waybill });

  return (
    <>
      {next && <UnitCard image={next.img} name={next.remarks} line={next.sku} code={formatOneId(next.oneId)} size={next.spec} />}
      <BoxPlan order={order} />
      {others.length > 0 && (
        <FloorRows title={t('packing.left')}>
          {others.map((item) => (
            <ItemRow key={item.oneId} item={item} />
          ))}
        </FloorRows>
      )}
      {shown.map((parcel, index) => (
        <FloorRows key={index} title={<ParcelTitle number={index + 1} count={parcel.oneIds.length} open={isOpen(index)} />}>
          {isOpen(index) && parcel.oneIds.length === 0 && <p className={styles['empty']}>{t('packing.parcelEmpty')}</p>}
          {parcel.oneIds.map((oneId) => {
            const item = order.itemList.find((candidate) => candidate.oneId === oneId);
            return item && <ItemRow key={oneId} item={item} />;
          })}
          {parcel.oneIds.length > 0 && !next && (
            <WeightField
              grams={parcel.weightGrams}
              autoFocus={index === 0}
              onWeigh={(grams) => onSend({ type: 'weighed', index, grams })}
              onDone={() => canPack && packNow()}
            />
          )}
          {parcel.oneIds.length > 0 && !next && (
            <ParcelPhotos title={t('packing.photos', { parcel: index + 1 })} onChange={(photos) => onSend({ type: 'photographed', index, photos })} />
          )}
        </FloorRows>
      ))}
      {!next && order.label === null && (
        <FloorRows title={t('packing.waybill')}>
          <TrackingFields logNo={logNo} carrier={carrier} onLogNo={setLogNo} onCarrier={setChosen} />
        </FloorRows>
      )}
      <FloorButtons>
        {next && packing.at(-1)!.oneIds.length > 0 && (
          <FloorButton icon={PackagePlus} onClick={() => onSend({ type: 'parcelOpened' })}>
            {t('packing.another')}
          </FloorButton>
        )}
        {!next && (
          <FloorButton icon={PackageCheck} tone="next" disabled={!canPack} onClick={packNow}>
            {t('packing.pack', { count: parcels.length })}
          </FloorButton>
        )}
      </FloorButtons>
    </>
  );
};

/** How the seller wants the items boxed (reship); packing goes by it, and the scans say what was done. */
const BoxPlan = ({ order: { boxes } }: { order: OrderDetail }) => {
  const { t } = useTranslation();
  if (boxes.length < 2) return null;
  return (
    <FloorRows title={t('packing.boxes')}>
      {boxes.map(({ boxNo, oneIds }) => (
        <FloorRow
          key={boxNo}
          title={t('packing.box', { box: boxNo, items: t('packing.itemsInside', { count: oneIds.length }) })}
          text={oneIds.map(formatOneId).join(', ')}
        />
      ))}
    </FloorRows>
  );
};

const ParcelTitle = ({ number, count, open }: { number: number; count: number; open: boolean }) => {
  const { t } = useTranslation();
  return (
    <span className={styles['parcel']}>
      {t('packing.parcel', { parcel: number, count })}
      {open && <StatusTag tone="progress">{t('packing.parcelOpen')}</StatusTag>}
    </span>
  );
};

const ItemRow = ({ item: { img, remarks, oneId, spec } }: { item: OrderItem }) => (
  <UnitRow image={img} title={remarks} oneId={oneId} end={sizeText(spec)} />
);
