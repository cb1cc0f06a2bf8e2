import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

const OrderPage = lazy(() => import('../features/orders/order-page.tsx'));
const ApplicationPage = lazy(() => import('../features/inventory/application-page.tsx'));

/** `detail/transportdetail` (R2.54): the order that `oddNo` names, or the application that is yet to be made. */
export default function TransportPage() {
  const [parameters] = useSearchParams();
  return parameters.has('oddNo') ? <OrderPage /> : <ApplicationPage />;
}
