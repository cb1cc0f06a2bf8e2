import type { OrderEvent } from '#contracts/outbound/order-events.ts';
import type { FeeLine } from '#contracts/fees/fee-line.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';

/** What an order should have moved, by plain sums over its events: cents by posting, negative where a wallet pays. */
export type Expected = Map<string, number>;

const feeTypes: Partial<Record<number, string>> = { 3: 'shippingFee', 4: 'transshipmentFee', 7: 'switchUserFee', 16: 'transshipmentFee' };

export const expectedOfOrder = (events: readonly OrderEvent[]): Expected => {
  const expected: Expected = new Map();
  const [applied] = events;
  if (applied?.type !== 'OrderApplied' || applied.data.shopId === 1) return expected;
  const { oddNo, requestType } = applied.data;
  const feeType = feeTypes[requestType];
  let oneIds = [...applied.data.oneIds];
  let [feeCents, priceCents, paidCents, soldCents] = [0, 0, 0, 0];
  const parcels: { parcelNo: string; oneIds: readonly string[] }[] = [];
  const shipped = new Set<string>();
  const shareOf = (oneId: string): number => {
    const index = oneIds.indexOf(oneId);
    return Math.floor(paidCents / oneIds.length) + (index < paidCents % oneIds.length ? 1 : 0);
  };
  const sum = (of: readonly string[]): number => of.reduce((cents, oneId) => cents + shareOf(oneId), 0);
  const expect = (id: string, cents: number) => cents !== 0 && expected.set(id, cents);

  for (const event of events)
    switch (event.type) {
      case 'OrderApproved':
        if (feeType && applied.data.cardFee) expect(`${feeType}-${oddNo}`, -(paidCents = costByCard(applied.data.cardFee)));
        break;
      case 'OrderQuoted':
        feeCents = event.data.feeCents;
        priceCents = (event.data.perItem ?? []).reduce((cents, item) => cents + item.priceCents, 0);
        break;
      case 'OrderItemReplaced':
        oneIds = oneIds.map((oneId) => (oneId === event.data.oneId ? event.data.by : oneId));
        break;
      case 'OrderConfirmed':
        if (feeType) expect(`${feeType}-${oddNo}`, -(paidCents = feeCents));
        else expect(`cashoutCollection-${oddNo}`, priceCents);
        break;
      case 'OrderPacked':
        parcels.push(event.data);
        break;
      case 'OrderShipped': {
        const first = parcels.find((parcel) => event.data.oneIds.includes(parcel.oneIds[0]!))!;
        expect(`earned-${first.parcelNo}`, sum(event.data.oneIds));
        for (const oneId of event.data.oneIds) shipped.add(oneId);
        if (!event.data.partial) expect(`${feeType}-${oddNo}~r`, sum(oneIds.filter((oneId) => !shipped.has(oneId))));
        break;
      }
      case 'OrderCancelled':
        expect(`${feeType}-${oddNo}~r`, paidCents);
        break;
      case 'ConsignmentOrderTakenOver':
        expect(`cashoutCollection-${oddNo}`, event.data.priceCents);
        break;
      case 'ConsignmentOrderSold':
        soldCents = event.data.soldPrice;
        break;
      case 'OrderCompleted':
        expect(`consignmentCollection-${oddNo}`, soldCents);
        break;
    }
  return expected;
};

/** What a request costs by the line of a card that it was applied for at; those of requests count orders or items, and of a weight that nobody knows yet its first step. */
export const costByCard = ({ line, quantity }: { line: FeeLine; quantity: number }): number => {
  const { charge } = line;
  switch (charge.kind) {
    case 'perOrder':
      return charge.cents;
    case 'perItem':
      return charge.cents * Math.max(0, quantity - charge.free);
    case 'tiered':
      return Array.from({ length: quantity }, (_, index) => charge.tiers.findLast(({ from }) => from <= index + 1)!.cents).reduce(
        (sum, cents) => sum + cents,
        0,
      );
    case 'perWeightStep':
      return charge.cents;
    default:
      throw new Error(`No request is charged by ${charge.kind}`);
  }
};

/** The same of a repair order. */
export const expectedOfRepair = (events: readonly RepairEvent[]): Expected => {
  const expected: Expected = new Map();
  const [applied] = events;
  if (applied?.type !== 'RepairOrderApplied' || applied.data.shopId === 1) return expected;
  const { repairNo } = applied.data;
  let { costCents } = applied.data;
  let [paidCents, owedCents, times] = [0, 0, 0];
  const nth = (type: string) => `${type}-${repairNo}${times > 1 ? `~${times}` : ''}`;
  const pay = (cents: number): void => {
    if (cents === 0) return;
    paidCents = cents;
    times++;
    expected.set(nth('shoeRepairDeduction'), -cents);
  };
  const giveBack = (): void => {
    if (paidCents > 0) expected.set(nth('shoeRepairRefund'), paidCents);
    paidCents = 0;
  };

  for (const event of events)
    switch (event.type) {
      case 'RepairOrderEdited':
        costCents = event.data.costCents;
        break;
      case 'RepairOrderApproved':
        pay(costCents);
        break;
      case 'RepairOrderBoxLost':
        owedCents = paidCents;
        giveBack();
        break;
      case 'RepairOrderBoxFound':
        pay(owedCents);
        break;
      case 'RepairOrderCancelled':
      case 'RepairOrderFailed':
        giveBack();
        break;
      case 'RepairOrderCompleted':
        if (paidCents > 0) expected.set(`earned-${repairNo}`, paidCents);
        break;
    }
  return expected;
};
