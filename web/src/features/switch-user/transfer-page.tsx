import { useSearchParams } from 'react-router-dom';
import { requestTypes } from '#contracts/item/request-types.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { OrderDetailPage } from '#web/shared/order/order-detail-page.tsx';
import { OrderStatusTag } from '#web/shared/order/order-status.tsx';
import { useOrder } from '#web/shared/order/use-order.ts';
import { usePageName } from '#web/ui/page/page-tab.ts';

/** One transfer: from whom to whom, its items, and what became of it. */
export default function TransferPage() {
  const words = useWords();
  const { terminal } = useUser();
  const [parameters] = useSearchParams();
  const oddNo = parameters.get('oddNo') ?? undefined;
  const read = useOrder(oddNo);
  usePageName(oddNo, terminal === 'admin' ? adminPaths.ownershipTransfers : warehousePaths.ownershipTransfers);
  return (
    <OrderDetailPage
      read={read}
      header={(order) => ({
        title: order.oddNo,
        tag: <OrderStatusTag order={order} />,
        meta: [words(requestTypes[order.type]), `${order.shopInfo.realname} → ${order.targetShop?.realname ?? '–'}`],
      })}
    />
  );
}
