import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { DescriptionList, Section } from '#web/ui/page/section.tsx';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { formatCount } from '#web/ui/text/formats.ts';
import { kilogramText, sizeText } from './box-size.ts';

type Boxed = Pick<OrderDetail, 'boxes' | 'boxSizes' | 'parcels'>;

/** What travels together: the boxes that were asked for or measured, and once they are packed the parcels with their weight. */
export const OrderBoxes = ({ order }: { order: Boxed }) => {
  const { t } = useTranslation();
  const packed = order.parcels.map(({ parcelNo, oneIds, weightGrams, photos }) => ({
    label: parcelNo,
    value: (
      <>
        {t('orders.parcel', { count: oneIds.length, weight: formatCount(weightGrams) })}
        {photos.length > 0 && <PhotoStrip urls={photos} label={parcelNo} size={48} />}
      </>
    ),
  }));
  const boxes = boxesOf(order).map(({ boxNo, items, size }) => ({
    label: boxNo,
    value: [items > 0 && t('orders.apply.items', { count: items }), size && sizeText(size), size && kilogramText(size.weightGrams)]
      .filter(Boolean)
      .join(' · '),
  }));
  // What was asked for is done once it is packed; what was measured is what the fee was for.
  const isShown = boxes.length > 0 && (packed.length === 0 || order.boxSizes.length > 0);
  return (
    <>
      {isShown && (
        <Section title={t('orders.boxes')} count={formatCount(boxes.length)}>
          <DescriptionList items={boxes} />
        </Section>
      )}
      {packed.length > 0 && (
        <Section title={t('orders.parcels')} count={formatCount(packed.length)}>
          <DescriptionList items={packed} />
        </Section>
      )}
    </>
  );
};

const boxesOf = ({ boxes, boxSizes }: Boxed) => {
  const sizeOf = new Map(boxSizes.map((size) => [size.boxNo, size]));
  return boxes.length > 0
    ? boxes.map(({ boxNo, oneIds }) => ({ boxNo, items: oneIds.length, size: sizeOf.get(boxNo) }))
    : boxSizes.map((size) => ({ boxNo: size.boxNo, items: 0, size }));
};
