import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

const OrderPage = lazy(() => import('../features/orders/order-page.tsx'));
const ApplicationPage = lazy(() => import('../features/inventory/application/application-page.tsx'));

/** The detail pages of the in-warehouse inventory (R2.53–R2.56): the order that `oddNo` names, or the application that is yet to be made. */
export default function RequestPage() {
  const [parameters] = useSearchParams();
  return parameters.has('oddNo') ? <OrderPage /> : <ApplicationPage />;
}
