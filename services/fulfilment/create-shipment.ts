import { createShipmentEndpoint } from '#contracts/fulfilment/shipment-commands.ts';
import type { ShipmentEvent } from '#contracts/fulfilment/shipment-events.ts';
import { requestTypeOf } from '#contracts/item/order-kinds.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change, type NewStream } from '#kernel/commands/loaded.ts';
import { accountFor, type KnownAccount } from '../aggregates/channel/account-for.ts';
import { firstRefusal } from '../aggregates/item/item-policies.ts';
import { itemStream, type LoadedItem } from '../aggregates/item/item.ts';
import { orderNumbers } from '../aggregates/order/order-numbers.ts';
import { shipmentNumbers } from '../aggregates/shipment/shipment-numbers.ts';
import { shipmentStream } from '../aggregates/shipment/shipment.ts';
import { shopStream, type Shop } from '../aggregates/shop/shop.ts';
import { programmeChannel, requireEligible, requireOnGrid, requireProgrammePermitted } from './eligibility.ts';

export interface ShipmentNeeds {
  channelAccounts(): Promise<readonly KnownAccount[]>;
}

export interface CreateShipment {
  body: BodyOf<typeof createShipmentEndpoint>;
  applicant: { shopId: number; accountId: string };
}

interface States {
  shipment: NewStream<ShipmentEvent>;
  shop: Pick<Shop, 'fulfilmentProgramme'>;
  account: KnownAccount | undefined;
  /** In the order of the boxes. */
  items: readonly LoadedItem[];
  /** Numbers of the orders by which the boxes will leave. */
  oddNos: readonly string[];
}

const requireDistinct = (oneIds: readonly string[], fields: readonly string[]): Rejection | undefined => {
  const second = oneIds.findIndex((oneId, index) => oneIds.indexOf(oneId) !== index);
  return second < 0 ? undefined : reject('ItemTwice', { field: fields[second]!, params: { oneId: oneIds[second]! } });
};

/** The items are kept for the boxes of the shipment until it is rejected or recalled, or leaves. */
export const createShipment = ({ body, applicant }: CreateShipment, { shipment, shop, account, items, oddNos }: States): Decision => {
  const { shopId, accountId: applicantId } = applicant;
  const wanted = body.boxes.flatMap((box, at) => box.items.map((item, index) => ({ ...item, boxNo: at + 1, field: `boxes.${at}.items.${index}` })));
  const fields = wanted.map(({ field }) => `${field}.oneId`);
  const refusal =
    requireProgrammePermitted(shop) ??
    requireDistinct(
      wanted.map(({ oneId }) => oneId),
      fields,
    ) ??
    firstRefusal(items, (item, index) => requireEligible(item, shopId, { field: fields[index]! })) ??
    firstRefusal(items, ({ warehouseId }, index) =>
      warehouseId === items[0]!.warehouseId ? undefined : reject('ItemsOfSeveralWarehouses', { field: fields[index]! }),
    ) ??
    firstRefusal(wanted, ({ priceCents, field }) => requireOnGrid(priceCents, { field: `${field}.priceCents` })) ??
    (account ? undefined : reject('ProgrammeUnavailable'));
  if (refusal) return refusal;

  const boxes = oddNos.map((oddNo, index) => ({ boxNo: index + 1, oddNo }));
  return accept(
    change(shipment, {
      type: 'ShipmentCreated',
      data: {
        shipmentNo: shipment.id,
        shopId,
        warehouseId: items[0]!.warehouseId,
        channel: programmeChannel,
        accountId: account!.accountId,
        applicantId,
        remark: body.remark,
        boxes,
        items: items.map(({ oneId, sku, brand, name, size, image }, index) => {
          const { boxNo, priceCents } = wanted[index]!;
          return { oneId, boxNo, sku, brand, name, size, image, priceCents };
        }),
      },
    }),
    ...items.map((item, index) =>
      change(item, { type: 'ItemRequested', data: { oddNo: oddNos[wanted[index]!.boxNo - 1]!, requestType: requestTypeOf.shipWithLabel } }),
    ),
  );
};

export const createShipmentRoute = ({ channelAccounts }: ShipmentNeeds) =>
  commandRoute(createShipmentEndpoint, async ({ body, viewer: { shopId, accountId }, numbers, now }, load) => {
    if (shopId === undefined) return reject('ShopForbidden');
    const oneIds = body.boxes.flatMap(({ items }) => items.map((item) => item.oneId));
    const [shop, items, accounts] = [await load.one(shopStream, shopId), await load.many(itemStream, oneIds), await channelAccounts()];
    const account = accountFor(accounts, programmeChannel, shopId);
    const oddNos: string[] = [];
    for (let box = 0; box < body.boxes.length; box++) oddNos.push(await numbers.next(orderNumbers, now));
    const shipment = load.create(shipmentStream, await numbers.next(shipmentNumbers, now));
    const states = { shipment, shop, items, oddNos, account: isRejection(account) || account.state !== 'connected' ? undefined : account };
    const decision = createShipment({ body, applicant: { shopId, accountId } }, states);
    if (isRejection(decision)) return decision;
    return { decision, answer: { shipmentNo: shipment.id, stage: 'reviewing' as const } };
  });
