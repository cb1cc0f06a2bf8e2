import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { useGiveWay } from '#web/ui/page/page-tab.ts';
import { Application } from '../application.tsx';

const forms = {
  directOutbound: lazy(() => import('./direct-outbound-application.tsx')),
  warehouseTransfer: lazy(() => import('./transfer-on-behalf-application.tsx')),
};

/** What an administrator orders for the goods of a seller: a direct outbound (R4.13), or a transfer on their behalf. */
export default function OfficeOrderPage() {
  const [parameters] = useSearchParams();
  const replaceTab = useGiveWay();
  const place = useViewpoint();
  const kind = parameters.get('dealType') === String(requestTypeOf.warehouseTransfer) ? 'warehouseTransfer' : 'directOutbound';
  return (
    <Application
      key={kind}
      form={forms[kind]}
      applied={([oddNo]) => {
        const to = oddNo === undefined ? undefined : orderLink(place, { type: requestTypeOf[kind], oddNo });
        if (to !== undefined) replaceTab(to);
      }}
    />
  );
}
