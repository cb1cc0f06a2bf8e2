import { useSearchParams } from 'react-router-dom';
import { loadable } from '../ui/loadable.tsx';
import { PageSkeleton } from '../ui/states/page-skeleton.tsx';

const RepairPage = loadable(() => import('../features/repairs/detail/repair-page.tsx'), PageSkeleton);
const RepairApplicationPage = loadable(() => import('../features/inventory/application/repair/repair-application-page.tsx'), PageSkeleton);

/** The repair that `repairNo` names, or the application that is yet to be made. */
export default function RepairDetailPage() {
  const [parameters] = useSearchParams();
  return parameters.has('repairNo') ? <RepairPage /> : <RepairApplicationPage />;
}
