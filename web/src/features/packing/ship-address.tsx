import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';

/** Where a parcel without a label goes, line by line as it is written on one. */
export const ShipAddress = ({ address }: { address: NonNullable<OrderDetail['address']> }) => {
  const { t } = useTranslation();
  const { recipient, company, street, city, state, zipCode, country, phone } = address;
  return (
    <FloorRows title={t('packing.address')}>
      <FloorRow title={[recipient, company].filter(Boolean).join(', ')} text={[street, `${city}, ${state} ${zipCode}`, country, phone].join(' · ')} />
    </FloorRows>
  );
};
