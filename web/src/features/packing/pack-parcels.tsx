import { PackageCheck, PackagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatOneId } from '#contracts/item/one-id.ts';
import type { OrderDetail, OrderItem } from '#contracts/outbound/order-rows.ts';
import { FloorButton, FloorButtons } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';
import { UnitCard } from '#web/ui/floor/parts/unit-card.tsx';
import { UnitRow } from '#web/ui/floor/parts/unit-row.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { BoxPlan } from './box-plan.tsx';
import { usePack } from './use-order.ts';
import type { usePacking } from './use-packing.ts';
import { WeightField } from './weight-field.tsx';
import styles from './packing.module.css';

interface Props {
  order: OrderDetail;
  work: ReturnType<typeof usePacking>;
}

/** Every picked item into a parcel by scan, then the weight of each parcel, then packed. */
export const PackParcels = ({ order, work }: Props) => {
  const { t } = useTranslation();
  const pack = usePack();
  const { packing, parcels, left } = work;
  const next = left[0];
  // Once everything is scanned, a parcel that nothing went into is no parcel.
  const shown = left.length > 0 ? packing : parcels;
  const isOpen = (at: number) => left.length > 0 && at === shown.length - 1;
  const weighed = parcels.length > 0 && parcels.every(({ weightGrams }) => weightGrams !== undefined);
  const packNow = (): void =>
    pack.mutate(
      { oddNo: order.oddNo, parcels: parcels.map(({ oneIds, weightGrams }) => ({ oneIds: [...oneIds], weightGrams: weightGrams! })) },
      { onSuccess: work.done },
    );

  return (
    <>
      {next && <UnitCard image={next.img} name={next.remarks} line={next.sku} code={formatOneId(next.oneId)} size={next.spec} />}
      <BoxPlan order={order} />
      {left.length > 1 && (
        <FloorRows title={t('packing.left')}>
          {left.slice(1).map((item) => (
            <ItemRow key={item.oneId} item={item} />
          ))}
        </FloorRows>
      )}
      {shown.map((parcel, at) => (
        <FloorRows key={at} title={<ParcelTitle number={at + 1} count={parcel.oneIds.length} open={isOpen(at)} />}>
          {isOpen(at) && parcel.oneIds.length === 0 && <p className={styles['empty']}>{t('packing.parcelEmpty')}</p>}
          {parcel.oneIds.map((oneId) => {
            const item = order.itemList.find((candidate) => candidate.oneId === oneId);
            return item && <ItemRow key={oneId} item={item} />;
          })}
          {parcel.oneIds.length > 0 && left.length === 0 && (
            <WeightField
              grams={parcel.weightGrams}
              autoFocus={at === 0}
              onWeigh={(grams) => work.weigh(at, grams)}
              onDone={() => weighed && !pack.isPending && packNow()}
            />
          )}
        </FloorRows>
      ))}
      <FloorButtons>
        {left.length > 0 && packing.at(-1)!.oneIds.length > 0 && (
          <FloorButton icon={PackagePlus} onClick={work.another}>
            {t('packing.another')}
          </FloorButton>
        )}
        {left.length === 0 && (
          <FloorButton icon={PackageCheck} tone="next" disabled={!weighed || pack.isPending} onClick={packNow}>
            {t('packing.pack', { count: parcels.length })}
          </FloorButton>
        )}
      </FloorButtons>
    </>
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
