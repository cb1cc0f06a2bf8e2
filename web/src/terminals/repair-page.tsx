import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';

const RepairPage = lazy(() => import('../features/repairs/detail/repair-page.tsx'));
const RepairApplicationPage = lazy(() => import('../features/inventory/application/repair/repair-application-page.tsx'));

/** The repair that `repairNo` names, or the application that is yet to be made. */
export default function RepairDetailPage() {
  const [parameters] = useSearchParams();
  return parameters.has('repairNo') ? <RepairPage /> : <RepairApplicationPage />;
}
