import { useSearchParams } from 'react-router-dom';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderDetail } from '#web/core/links/orders/order-detail.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { sellerOrderList } from '#web/core/links/orders/seller-order-list.ts';
import { useGiveWay } from '#web/ui/page/page-tab.ts';
import { applicationForms, applicationKindAt } from './application-forms.ts';
import { Application } from './application.tsx';

/**
 * An application that is yet to be made (R2.53–R2.56). The order takes the application's tab, and its place in the
 * history: what was sent is not sent again.
 */
export default function ApplicationPage() {
  const [parameters] = useSearchParams();
  const replaceTab = useGiveWay();
  const place = useViewpoint();
  const kind = applicationKindAt(place.pathname, parameters);
  const type = requestTypeOf[kind];
  return (
    <Application
      key={kind}
      form={applicationForms[kind]}
      applied={(oddNos) => replaceTab(oddNos.length === 1 ? orderDetail(place.pathname, { type, oddNo: oddNos[0]! }) : sellerOrderList(place, type))}
    />
  );
}
