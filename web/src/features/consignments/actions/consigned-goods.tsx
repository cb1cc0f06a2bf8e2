import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { Goods } from '#web/ui/goods/goods.tsx';

/** The item that is decided on. */
export const ConsignedGoods = ({ order: { goods } }: { order: Pick<OrderRow, 'goods'> }) =>
  goods && <Goods picture={goods.img} name={goods.remarks} number={[goods.sku, goods.spec].filter(Boolean).join(' · ')} />;
