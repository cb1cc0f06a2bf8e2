import type { AgreedFee } from '#contracts/fees/fee-at.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { AccountPart } from '#contracts/ledger/accounts.ts';
import { ownMarket } from '#contracts/requests/consignment-platforms.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import type { NewStream } from '#kernel/commands/loaded.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import { ofPlatform, purchaseId } from './postings/goods-postings.ts';
import { journal, journalStream, type JournalEvent } from './postings/journal.ts';

/** An item that the operator bought, with the entry by which it leaves the books. */
export interface OwnGoods {
  oneId: string;
  bought: { oddNo: string; cents: number };
  leaving: NewStream<JournalEvent>;
}

interface MayBeBought {
  oneId: string;
  bought?: OwnGoods['bought'] | undefined;
}

/** Those of the items that stand in the books; what was bought leaves them once. */
export const ownGoodsAmong = (load: Pick<Load, 'create'>, items: readonly MayBeBought[]): OwnGoods[] =>
  items.flatMap(({ oneId, bought }) => (bought ? [{ oneId, bought, leaving: load.create(journalStream, leavingId(oneId, bought)) }] : []));

/** What left the warehouse, or went to another shop, is stock no longer: each item at what was paid for it, by the order that bought it. */
export const takeOutOfStock = (goods: readonly OwnGoods[], now: Date): StreamChange[] =>
  goods.map(({ oneId, bought, leaving }) =>
    journal(leaving, {
      from: { account: 'assets:goods' },
      to: { account: 'expenses:goods-sold' },
      reference: { kind: 'order', id: bought.oddNo },
      basis: { kind: 'share', of: purchaseId(bought.oddNo), items: [{ oneId, cents: bought.cents }] },
      now,
      shopId: selfOperatedShop,
    }),
  );

/** Own goods that come back under a new ONE ID. */
export interface ReturnedGoods {
  former: MayBeBought;
  oneId: string;
  /** Of what was still stock when it came back: it leaves under its former ONE ID. */
  leaving: readonly OwnGoods[];
  returning: NewStream<JournalEvent>;
}

export const returnedGoods = (
  load: Pick<Load, 'create'>,
  { former, oneId, isStock }: { former: MayBeBought; oneId: string; isStock: boolean },
): ReturnedGoods => ({
  former,
  oneId,
  leaving: isStock ? ownGoodsAmong(load, [former]) : [],
  returning: load.create(journalStream, `returned-${oneId}`),
});

/** What came back is stock again at what was paid for it, and so no longer cost of goods sold. What its sale brought is for finance to settle. */
export const putBackIntoStock = ({ former, oneId, leaving, returning }: ReturnedGoods, now: Date): StreamChange[] => {
  const { bought } = former;
  if (!bought) return [];
  return [
    ...takeOutOfStock(leaving, now),
    journal(returning, {
      from: { account: 'expenses:goods-sold' },
      to: { account: 'assets:goods' },
      reference: { kind: 'order', id: bought.oddNo },
      basis: {
        kind: 'share',
        of: leavingId(former.oneId, bought),
        items: [{ oneId, cents: bought.cents }],
        returnedFrom: former.oneId,
      },
      now,
      shopId: selfOperatedShop,
    }),
  ];
};

const leavingId = (oneId: string, { oddNo }: OwnGoods['bought']): string => `goods-${oneId}-${oddNo}`;

const sales: AccountPart = { account: 'income:sales' };

export interface OwnSale {
  sold: NewStream<JournalEvent>;
  kept: NewStream<JournalEvent>;
}

export const ownSaleOf = (load: Pick<Load, 'create'>, oddNo: string): OwnSale => ({
  sold: load.create(journalStream, `sale-${oddNo}`),
  kept: load.create(journalStream, `sale-fee-${oddNo}`),
});

interface Sold {
  oddNo: string;
  sale: { oneId: string; platform: string; platOrderNo: string; soldPrice: number };
  /** What the platform keeps. */
  fee: AgreedFee | undefined;
  now: Date;
}

/** The price of own goods is earned once their order is completed; what a platform keeps of it never comes. */
export const earnSale = ({ sold, kept }: OwnSale, { oddNo, sale: { oneId, platform, platOrderNo, soldPrice }, fee, now }: Sold): StreamChange[] => {
  const said = { reference: { kind: 'order', id: oddNo }, now, shopId: selfOperatedShop, groupId: `settlement-${oddNo}` } as const;
  const owing = ofPlatform(platform);
  const items = [{ oneId, cents: soldPrice }];
  return [
    journal(sold, { ...said, from: sales, to: owing, basis: { kind: 'sale', oddNo, platform, platOrderNo, items } }),
    ...(fee && platform !== ownMarket
      ? [
          journal(kept, {
            ...said,
            from: owing,
            to: sales,
            basis: { kind: 'card', cardId: fee.rate.cardId, version: fee.rate.version, line: fee.rate.line, quantity: fee.quantity },
          }),
        ]
      : []),
  ];
};
