import { useSearchParams } from 'react-router-dom';
import { loadable } from '../ui/loadable.tsx';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';

const OrderPage = loadable(() => import('../features/orders/order-page.tsx'), PageSkeleton);
const ApplicationPage = loadable(() => import('../features/inventory/application/application-page.tsx'), PageSkeleton);

/** The detail pages of the in-warehouse inventory (R2.53–R2.56): the order that `oddNo` names, or the application that is yet to be made. */
export default function RequestPage() {
  const [parameters] = useSearchParams();
  return parameters.has('oddNo') ? <OrderPage /> : <ApplicationPage />;
}
