import { describe, expect, it } from 'vitest';
import { announcementEventSchemas, type AnnouncementEvent } from '#contracts/announcements/announcement-events.ts';
import { announcementStateNames } from '#contracts/announcements/announcement-states.ts';
import { bankLineEventSchemas, bankLineStatusNames, type BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import { batchEventSchemas, type BatchEvent } from '#contracts/batch/batch-events.ts';
import { packageEventSchemas, packageStatuses, type PackageEvent, type PackageStatus } from '#contracts/forecast/package-events.ts';
import { labelEventSchemas, type LabelEvent } from '#contracts/labels/shipping/label-events.ts';
import { shippingLabelStateNames } from '#contracts/labels/shipping/shipping-label-states.ts';
import {
  channelAccountEventSchemas,
  channelAccountStateNames,
  channelSwitchEventSchemas,
  type ChannelAccountEvent,
  type ChannelSwitchEvent,
} from '#contracts/channels/channel-account-events.ts';
import { containerEventSchemas, type ContainerEvent } from '#contracts/containers/container-events.ts';
import { countEventSchemas, countStatusNames, type CountEvent } from '#contracts/counts/count-events.ts';
import { adjustmentEventSchemas, adjustmentStatusNames, type AdjustmentEvent } from '#contracts/adjustments/adjustment-events.ts';
import { bulkEventSchemas, bulkStatusNames, type BulkEvent } from '#contracts/bulk/bulk-events.ts';
import { periodEventSchemas, periodStatusNames, type PeriodEvent } from '#contracts/periods/period-events.ts';
import { shopProductEventSchemas, shopProductStatusNames, type ShopProductEvent } from '#contracts/sourcing/shop-product-events.ts';
import { withdrawalEventSchemas, withdrawalStatusNames, type WithdrawalEvent } from '#contracts/withdrawals/withdrawal-events.ts';
import { rechargeEventSchemas, rechargeStatusNames, type RechargeEvent } from '#contracts/payments/recharge-events.ts';
import { repairEventSchemas, repairStatusNames, type RepairEvent } from '#contracts/repair/repair-events.ts';
import { saleEventSchemas, type SaleEvent } from '#contracts/sales/sale-events.ts';
import { saleStatusNames } from '#contracts/sales/sale-states.ts';
import { shipmentEventSchemas, type ShipmentEvent } from '#contracts/fulfilment/shipment-events.ts';
import { shipmentStages, shipmentStatusNames } from '#contracts/fulfilment/shipment-statuses.ts';
import { describeEveryPath } from '#tests/support/describe-every-path.ts';
import { acceptsAnnouncementEvent, announcementMachine } from './announcement/announcement.machine.ts';
import { announcementStream, noAnnouncement } from './announcement/announcement.ts';
import { bankLineMachine } from './bank-statement/bank-line.machine.ts';
import { evolveBankLine } from './bank-statement/bank-line.ts';
import { acceptsBatchEvent, batchMachine } from './batch/batch.machine.ts';
import { batchStream } from './batch/batch.ts';
import { acceptsPackageEvent, packageMachine } from './package/package.machine.ts';
import { evolvePackage, noPackage } from './package/package.ts';
import { periodMachine } from './period/period.machine.ts';
import { periodStream, untouchedPeriod } from './period/period.ts';
import { rechargeMachine } from './recharge/recharge.machine.ts';
import { evolveRecharge, noRecharge } from './recharge/recharge.ts';
import { acceptsRepairEvent, repairMachine } from './repair/repair.machine.ts';
import { evolveRepair, noRepair } from './repair/repair.ts';
import { saleMachine } from './sale/sale.machine.ts';
import { evolveSale, noSale } from './sale/sale.ts';
import { acceptsLabelEvent, shippingLabelMachine } from './shipping-label/shipping-label.machine.ts';
import { evolveShippingLabel } from './shipping-label/shipping-label.ts';
import { shipmentItemMachine, type ShipmentItemState } from './shipment/shipment-item.machine.ts';
import { shipmentMachine } from './shipment/shipment.machine.ts';
import { evolveShipment, noShipment } from './shipment/shipment.ts';
import { adjustmentMachine } from './adjustment/adjustment.machine.ts';
import { adjustmentStream, noAdjustment } from './adjustment/adjustment.ts';
import { bulkMachine } from './bulk/bulk.machine.ts';
import { bulkStream, noBulk } from './bulk/bulk.ts';
import { channelAccountMachine } from './channel/channel-account.machine.ts';
import { channelAccountStream, noChannelAccount } from './channel/channel-account.ts';
import { channelSwitchMachine } from './channel/channel-switch.machine.ts';
import { channelSwitchStream, untouchedSwitch } from './channel/channel-switch.ts';
import { containerMachine } from './container/container.machine.ts';
import { containerStream, noContainer } from './container/container.ts';
import { countMachine } from './shelf-count/shelf-count.machine.ts';
import { countStream, noCount } from './shelf-count/shelf-count.ts';
import { shopProductMachine } from './shop-product/shop-product.machine.ts';
import { noShopProduct, shopProductStream } from './shop-product/shop-product.ts';
import { withdrawalMachine } from './withdrawal/withdrawal.machine.ts';
import { noWithdrawal, withdrawalStream } from './withdrawal/withdrawal.ts';

const said = {
  postings: [],
  oneId: 'A',
  lines: [],
  units: [],
  announcementId: 'A1',
  portals: [],
  proofs: [],
  over: [],
  short: [],
  damaged: [],
  missing: [],
  misplaced: [],
  oneIds: [],
  skus: [],
};
/** One event of each name. The folds look at no more than `said`. */
const eventsOf = <Event>(schemas: object): Event[] => Object.keys(schemas).map((type) => ({ type, data: said }) as Event);

describeEveryPath('a package', {
  machine: packageMachine,
  states: Object.keys(packageStatuses) as PackageStatus[],
  events: eventsOf<PackageEvent>(packageEventSchemas),
  initial: noPackage,
  evolve: evolvePackage,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('a recharge', {
  machine: rechargeMachine,
  states: rechargeStatusNames,
  events: eventsOf<RechargeEvent>(rechargeEventSchemas),
  initial: noRecharge,
  evolve: evolveRecharge,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('a repair order', {
  machine: repairMachine,
  states: repairStatusNames,
  events: eventsOf<RepairEvent>(repairEventSchemas),
  initial: noRepair,
  evolve: evolveRepair,
  standing: ({ status: state, lostIn }) => ({ state, context: { lostIn } }),
});

describeEveryPath('a sale', {
  machine: saleMachine,
  states: saleStatusNames,
  events: eventsOf<SaleEvent>(saleEventSchemas),
  initial: noSale,
  evolve: evolveSale,
  standing: ({ status: state, shipped }) => ({ state, context: { shipped } }),
});

describeEveryPath('a product of the short-video shop', {
  machine: shopProductMachine,
  states: shopProductStatusNames,
  events: eventsOf<ShopProductEvent>(shopProductEventSchemas),
  initial: noShopProduct,
  evolve: shopProductStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

const shipmentEventsOf = (more: object) =>
  Object.keys(shipmentEventSchemas).map(
    (type) => ({ type, data: { boxes: [], labels: [], listings: [], oneIds: [], ...more } }) as never as ShipmentEvent,
  );

describeEveryPath('a shipment into the fulfilment programme', {
  machine: shipmentMachine,
  states: shipmentStages,
  events: shipmentEventsOf({ items: [] }),
  initial: noShipment,
  evolve: evolveShipment,
  standing: ({ stage: state }) => ({ state, context: undefined }),
});

const itemStates: readonly ShipmentItemState[] = [...shipmentStatusNames, 'leftOut'];

describeEveryPath('an item of such a shipment', {
  machine: shipmentItemMachine,
  states: itemStates,
  events: shipmentEventsOf({ items: [{ oneId: 'A' }], oneIds: ['A'], by: 'A' }),
  initial: noShipment,
  evolve: evolveShipment,
  standing: ({ items: [item] }) => ({ state: item?.state, context: undefined }),
});

describeEveryPath('a shipping label', {
  machine: shippingLabelMachine,
  states: shippingLabelStateNames,
  events: eventsOf<LabelEvent>(labelEventSchemas),
  initial: undefined,
  evolve: evolveShippingLabel,
  standing: (label) => ({ state: label?.state, context: undefined }),
});

describeEveryPath('a month of the books', {
  machine: periodMachine,
  states: periodStatusNames,
  events: eventsOf<PeriodEvent>(periodEventSchemas),
  initial: untouchedPeriod,
  evolve: periodStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('a withdrawal', {
  machine: withdrawalMachine,
  states: withdrawalStatusNames,
  events: eventsOf<WithdrawalEvent>(withdrawalEventSchemas),
  initial: noWithdrawal,
  evolve: withdrawalStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('a bulk file', {
  machine: bulkMachine,
  states: bulkStatusNames,
  events: eventsOf<BulkEvent>(bulkEventSchemas),
  initial: noBulk,
  evolve: bulkStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('an adjustment', {
  machine: adjustmentMachine,
  states: adjustmentStatusNames,
  events: eventsOf<AdjustmentEvent>(adjustmentEventSchemas),
  initial: noAdjustment,
  evolve: adjustmentStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('a line of a bank statement', {
  machine: bankLineMachine,
  states: bankLineStatusNames,
  events: eventsOf<BankLineEvent>(bankLineEventSchemas),
  initial: undefined,
  evolve: evolveBankLine,
  standing: (line) => ({ state: line?.status, context: undefined }),
});

describeEveryPath('an announcement', {
  machine: announcementMachine,
  states: [...announcementStateNames, 'removed'],
  events: eventsOf<AnnouncementEvent>(announcementEventSchemas),
  initial: noAnnouncement,
  evolve: announcementStream.evolve,
  // What is deleted stands nowhere any more.
  standing: ({ state, announcementId }) => ({ state: state ?? (announcementId === '' ? undefined : 'removed'), context: undefined }),
});

describeEveryPath('a batch', {
  machine: batchMachine,
  states: ['open', 'closed', 'cancelled'],
  events: eventsOf<BatchEvent>(batchEventSchemas),
  initial: batchStream.initial,
  evolve: batchStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('an account with a channel', {
  machine: channelAccountMachine,
  states: channelAccountStateNames,
  events: eventsOf<ChannelAccountEvent>(channelAccountEventSchemas),
  initial: noChannelAccount,
  evolve: channelAccountStream.evolve,
  standing: ({ state }) => ({ state, context: undefined }),
});

describeEveryPath('what holds channels back', {
  machine: channelSwitchMachine,
  states: ['halted', 'released'],
  events: eventsOf<ChannelSwitchEvent>(channelSwitchEventSchemas),
  initial: untouchedSwitch,
  evolve: channelSwitchStream.evolve,
  standing: ({ state }) => ({ state, context: undefined }),
});

describeEveryPath('a tote or a box', {
  machine: containerMachine,
  states: ['inUse', 'retired'],
  events: eventsOf<ContainerEvent>(containerEventSchemas),
  initial: noContainer,
  evolve: containerStream.evolve,
  standing: ({ status: state }) => ({ state, context: undefined }),
});

describeEveryPath('the count of a shelf', {
  machine: countMachine,
  states: countStatusNames,
  events: [
    ...eventsOf<CountEvent>(countEventSchemas),
    { type: 'CountFinished', data: { present: 0, missing: ['A'], misplaced: [], carriedBack: 0 } },
  ],
  initial: noCount,
  evolve: countStream.evolve,
  standing: ({ status: state }) => ({ state, context: {} }),
});

describe('Rule: a stream takes what its machine allows', () => {
  it('by its state, and by what the guards ask', () => {
    const found: RepairEvent = { type: 'RepairOrderBoxFound', data: {} };
    expect(acceptsRepairEvent({ status: 'boxLost', lostIn: 'started' }, found)).toBe(true);
    expect(acceptsRepairEvent({ status: 'started' }, found)).toBe(false);
    expect(repairMachine.next('boxLost', found, { lostIn: 'started' })).toBe('started');
    expect(acceptsLabelEvent(undefined, { type: 'LabelVoided', data: { labelNo: 'L1', reason: '' } })).toBe(false);
    expect(acceptsPackageEvent({ status: undefined }, { type: 'PackageChecked', data: {} })).toBe(false);
    expect(acceptsAnnouncementEvent({ state: 'published' }, { type: 'AnnouncementWithdrawn', data: { announcementId: 'A1' } })).toBe(true);
    expect(acceptsBatchEvent({ status: 'closed' }, { type: 'BatchClosed', data: {} })).toBe(false);
  });
});
