import { withQuery } from '#web/core/links/with-query.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useGiveWay } from '#web/ui/page/page-tab.ts';
import { Application } from '../application.tsx';
import { RepairApplication } from './repair-application.tsx';

/** A repair that is yet to be applied for (R2.63); each item becomes an order of its own. */
export default function RepairApplicationPage() {
  const replaceTab = useGiveWay();
  return (
    <Application
      form={RepairApplication}
      applied={([repairNo, ...others]) =>
        replaceTab(others.length === 0 ? withQuery(businessPaths.repairDetail, { repairNo: repairNo! }) : withQuery(businessPaths.repairs, {}))
      }
    />
  );
}
