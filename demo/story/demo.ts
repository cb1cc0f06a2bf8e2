import type { KnownAccount } from '#services/aggregates/channel/account-for.ts';
import type { CatalogueSku } from '../catalogue/catalogue.ts';
import type { Crew } from '../cast/crew.ts';
import type { Calendar } from '../engine/calendar.ts';
import type { Stage } from '../engine/player.ts';
import type { LastNumbers } from '../engine/seeded-numbers.ts';
import type { Timeline } from '../engine/timeline.ts';
import type { Random } from '../random.ts';
import type { Assortments } from './assortments.ts';
import type { Carriers } from './carriers.ts';
import type { Shelves } from './shelves.ts';
import type { ShopPicture } from '../shop-pictures.ts';
import type { Piece, Stock } from './stock.ts';

export interface Wanted {
  warehouseId: string;
  count: number;
  /** Only goods without a defect. */
  sound?: boolean;
  /** Only shops that may consign. */
  consigning?: boolean;
  /** Not the operator's own. */
  sellersOnly?: boolean;
}

/** What every story of the demo world has at hand. */
export interface Demo {
  stage: Stage;
  line: Timeline;
  random: Random;
  crew: Crew;
  /** By SKU. */
  products: ReadonlyMap<string, CatalogueSku>;
  assortments: Assortments;
  shelves: Shelves;
  stock: Stock;
  /** Takes pieces of one shop out of stock for an order; undefined when no shop has so many. */
  reserve(wanted: Wanted): Piece[] | undefined;
  carriers: Carriers;
  /** Pieces that were not on their shelf, in the order in which they were missed. */
  missed: Piece[];
  /** The operator's, by which sellers list. */
  channelAccounts: readonly KnownAccount[];
  /** Pictures of shop products: rows of the files table. */
  shopPictures: ShopPicture[];
  /** SKUs that the short-video shop sells, with the sizes it sells them in. */
  inShortVideoShop: Map<string, readonly string[]>;
  /** By warehouse. */
  calendars: Readonly<Record<string, Calendar>>;
  /** The end of the world's time. */
  now: Date;
  last: LastNumbers;
}
