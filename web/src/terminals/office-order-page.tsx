import { useSearchParams } from 'react-router-dom';
import { loadable } from '../ui/loadable.tsx';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';

const ReviewPage = loadable(() => import('../features/audit/detail/review-page.tsx'), PageSkeleton);
const OfficeOrderPage = loadable(() => import('../features/inventory/application/office/office-order-page.tsx'), PageSkeleton);

/** A direct outbound that `oddNo` names (R2.147), or what is yet to be ordered for the goods of a seller. */
export default function OfficeOrder() {
  const [parameters] = useSearchParams();
  return parameters.has('oddNo') ? <ReviewPage /> : <OfficeOrderPage />;
}
