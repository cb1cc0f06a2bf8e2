import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { DescriptionList, Section } from '#web/ui/page/section.tsx';
import { PhotoStrip } from '#web/ui/photos/photo-strip.tsx';
import { formatCount } from '#web/ui/text/formats.ts';

/** What travels together: the boxes that were asked for, and once they are packed the parcels with their weight. */
export const OrderBoxes = ({ order: { boxes, parcels } }: { order: Pick<OrderDetail, 'boxes' | 'parcels'> }) => {
  const { t } = useTranslation();
  const packed = parcels.map(({ parcelNo, oneIds, weightGrams, photos }) => ({
    label: parcelNo,
    value: (
      <>
        {t('orders.parcel', { count: oneIds.length, weight: formatCount(weightGrams) })}
        {photos.length > 0 && <PhotoStrip urls={photos} label={parcelNo} size={48} />}
      </>
    ),
  }));
  const asked = boxes.map(({ boxNo, oneIds }) => ({ label: boxNo, value: t('orders.apply.items', { count: oneIds.length }) }));
  const descriptions = packed.length > 0 ? packed : asked;
  if (descriptions.length === 0) return null;
  return (
    <Section title={t(packed.length > 0 ? 'orders.parcels' : 'orders.boxes')} count={formatCount(descriptions.length)}>
      <DescriptionList items={descriptions} />
    </Section>
  );
};
