import { useSearchParams } from 'react-router-dom';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import { orderDetail } from '#web/core/links/orders/order-detail.ts';
import { usePlace } from '#web/core/links/place.ts';
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
  const giveWay = useGiveWay();
  const place = usePlace();
  const kind = applicationKindAt(place.pathname, parameters);
  const type = requestTypeOf[kind];
  return (
    <Application
      key={kind}
      form={applicationForms[kind]}
      applied={(oddNos) => giveWay(oddNos.length === 1 ? orderDetail(place.pathname, { type, oddNo: oddNos[0]! }) : sellerOrderList(place, type))}
    />
  );
}
