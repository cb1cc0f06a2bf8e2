import { Tags } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { FloorButton } from '#web/ui/floor/parts/floor-button.tsx';
import { FloorRow, FloorRows } from '#web/ui/floor/parts/floor-rows.tsx';

// Its fields are as much code as the rest of the page, and most orders bring their label.
const OrderLabelOffers = lazy(() => import('./order-label-offers.tsx'));

export const OrderLabel = (props: { order: OrderDetail; onClose: () => void }) => (
  <Suspense>
    <OrderLabelOffers {...props} />
  </Suspense>
);

/** While a carrier is asked for the label of the order: there is nothing to do but to wait, or to go on with the next. */
export const LabelOrdered = ({ carrier }: { carrier: string }) => {
  const { t } = useTranslation();
  return (
    <FloorRows title={t('packing.label')}>
      <FloorRow title={carrier} text={t('packing.labelOrdered')} />
    </FloorRows>
  );
};

export const BuyLabelButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  return (
    <FloorButton icon={Tags} keys="b" keyLabel={t('packing.buyLabel')} onClick={onClick}>
      {t('packing.buyLabel')}
    </FloorButton>
  );
};
