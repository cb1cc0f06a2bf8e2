import type { EventsOf } from '#contracts/kernel/events/event-schemas.ts';
import { erasedShop, referenceEventSchemas } from '#contracts/reference/reference-events.ts';
import { streamType } from '#kernel/commands/stream-type.ts';
import type { LoadedFrom } from '#kernel/commands/loaded.ts';

const { ShopCreated, ShopChanged, ShopAuthorised, ShopMarkedInternal, ShopErased } = referenceEventSchemas;
const shopEventSchemas = { ShopCreated, ShopChanged, ShopAuthorised, ShopMarkedInternal, ShopErased };
export type ShopEvent = EventsOf<typeof shopEventSchemas>;

/** A seller's shop; 1 is the operator's own. */
export interface Shop {
  exists: boolean;
  shopId: number;
  uid: string;
  realname: string;
  knetCrossListing: boolean;
  touchPro: boolean;
  fulfilmentProgramme: boolean;
  /** A test account, which the statistics of the business leave out. */
  isInternal: boolean;
}

export const noShop: Shop = {
  exists: false,
  shopId: 0,
  uid: '',
  realname: '',
  knetCrossListing: false,
  touchPro: false,
  fulfilmentProgramme: false,
  isInternal: false,
};

export const shopStream = streamType<Shop, ShopEvent>({
  prefix: 'shop',
  initial: noShop,
  evolve: (shop, event) => {
    if (event.type === 'ShopErased') return { ...shop, ...erasedShop };
    return event.type === 'ShopMarkedInternal' ? { ...shop, isInternal: event.data.isInternal } : { ...shop, ...event.data, exists: true };
  },
  tags: (_shop, id) => ({ shopIds: [Number(id)] }),
});

export type LoadedShop = LoadedFrom<typeof shopStream>;
