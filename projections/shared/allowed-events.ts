import type { AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import type { AnnouncementState } from '#contracts/announcements/announcement-states.ts';
import type { ContainerEventName, ContainerStatus } from '#contracts/containers/container-events.ts';
import type { CountEventName, CountStatus } from '#contracts/counts/count-events.ts';
import type { PackageEvent, PackageStatus } from '#contracts/forecast/package-events.ts';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import type { ItemState } from '#contracts/item/item-states.ts';
import type { OrderKind } from '#contracts/item/order-kinds.ts';
import type { ShipmentEventName } from '#contracts/fulfilment/shipment-events.ts';
import type { ShipmentStage } from '#contracts/fulfilment/shipment-statuses.ts';
import type { LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import type { ShippingLabelState } from '#contracts/labels/shipping/shipping-label-states.ts';
import type { ListingEventName } from '#contracts/listings/listing-events.ts';
import type { ListingStatus } from '#contracts/listings/listing-statuses.ts';
import type { OrderEventName, OrderState } from '#contracts/outbound/order-events.ts';
import type { RechargeEventName, RechargeStatus } from '#contracts/payments/recharge-events.ts';
import type { RepairEventName, RepairStatus } from '#contracts/repair/repair-events.ts';
import type { SaleEventName } from '#contracts/sales/sale-events.ts';
import type { SaleStatus } from '#contracts/sales/sale-states.ts';
import type { ShopProductEvent, ShopProductStatus } from '#contracts/sourcing/shop-product-events.ts';
import type { WithdrawalEventName, WithdrawalStatus } from '#contracts/withdrawals/withdrawal-events.ts';

/** Which events may follow in a state, by the machine of each kind of stream. The composition root gives it: projections do not know the machines. */
export interface AllowedEvents {
  item(state: ItemState): readonly ItemEventName[];
  listing(status: ListingStatus): readonly ListingEventName[];
  order(kind: OrderKind, state: OrderState): readonly OrderEventName[];
  package(status: PackageStatus): readonly PackageEvent['type'][];
  recharge(status: RechargeStatus): readonly RechargeEventName[];
  repair(status: RepairStatus): readonly RepairEventName[];
  sale(status: SaleStatus): readonly SaleEventName[];
  shopProduct(status: ShopProductStatus): readonly ShopProductEvent['type'][];
  shipment(stage: ShipmentStage): readonly ShipmentEventName[];
  shippingLabel(state: ShippingLabelState): readonly LabelEvent['type'][];
  announcement(state: AnnouncementState): readonly AnnouncementEvent['type'][];
  container(status: ContainerStatus): readonly ContainerEventName[];
  count(status: CountStatus): readonly CountEventName[];
  withdrawal(status: WithdrawalStatus): readonly WithdrawalEventName[];
}
