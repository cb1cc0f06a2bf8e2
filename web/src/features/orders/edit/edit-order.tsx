import { lazy, Suspense } from 'react';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';

const EditLabelPanel = lazy(async () => ({ default: (await import('./edit-label-panel.tsx')).EditLabelPanel }));
const EditAddressPanel = lazy(async () => ({ default: (await import('./edit-address-panel.tsx')).EditAddressPanel }));

/** What may be changed about an order: the label that it brought, or the address that it goes to. */
export const editedPart = ({ label, address }: Pick<OrderDetail, 'label' | 'address'>): 'label' | 'address' | undefined =>
  label ? 'label' : address ? 'address' : undefined;

export const EditOrder = ({ order, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const { label, address } = order;
  return (
    <Suspense>
      {label && <EditLabelPanel order={{ ...order, label }} onClose={onClose} />}
      {!label && address && <EditAddressPanel order={{ ...order, address }} onClose={onClose} />}
    </Suspense>
  );
};
