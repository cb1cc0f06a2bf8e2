import { MAX_MOST_HIT, type RateCardRehearsal } from '#contracts/fees/rehearse-rate-card.ts';
import { rehearsed, withDraft, type CardDraft } from '#contracts/fees/rehearsal.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { publishedCards } from '../../shared/published-cards.ts';
import { chargesByCard } from './charges-by-card.ts';
import { lastMonth, type Month } from './month.ts';
import type { Rehearsed, RehearsalNeeds } from './rehearsed.ts';
import { storageOfMonth } from './storage-of-month.ts';

/** Runs the charges of the last whole month through the draft. */
export const rehearse = async (needs: RehearsalNeeds, draft: CardDraft): Promise<RateCardRehearsal> => {
  const { db } = needs;
  const month = lastMonth(needs.clock.now());
  const cards = await publishedCards(db);
  const drafted = withDraft(cards, draft);
  const [charges, nights] = await Promise.all([chargesByCard(db, month), storageOfMonth(needs, month, { cards, drafted, draft })]);
  const byCard = charges.map(({ cents, ...charge }): Rehearsed => {
    const would = rehearsed(charge, drafted, draft);
    const { shopId, postings } = charge;
    return { shopId, postings, unpriced: would === undefined ? postings : 0, paidCents: cents, wouldCents: would ?? cents };
  });
  return summed(db, month, [...byCard, ...nights]);
};

const summed = async (db: ReadDatabase, { first }: Month, all: readonly Rehearsed[]): Promise<RateCardRehearsal> => {
  const byShop = new Map<number, { paidCents: number; wouldCents: number }>();
  for (const { shopId, paidCents, wouldCents } of all) {
    const before = byShop.get(shopId) ?? { paidCents: 0, wouldCents: 0 };
    byShop.set(shopId, { paidCents: before.paidCents + paidCents, wouldCents: before.wouldCents + wouldCents });
  }
  const hit = [...byShop]
    .map(([shopId, sums]) => ({ shopId, ...sums, change: Math.abs(sums.wouldCents - sums.paidCents) }))
    .filter(({ change }) => change > 0)
    .toSorted((one, other) => other.change - one.change || one.shopId - other.shopId)
    .slice(0, MAX_MOST_HIT);
  const shops = await namesOf(db, hit);
  const sum = (figure: 'postings' | 'unpriced' | 'paidCents' | 'wouldCents') => all.reduce((total, one) => total + one[figure], 0);
  return {
    month: first.slice(0, 7),
    postings: sum('postings'),
    unpriced: sum('unpriced'),
    paidCents: sum('paidCents'),
    wouldCents: sum('wouldCents'),
    merchantCount: byShop.size,
    mostHit: hit.map(({ shopId, paidCents, wouldCents }) => ({
      shopInfo: shops.get(shopId) ?? { id: shopId, uid: '', realname: '' },
      paidCents,
      wouldCents,
    })),
  };
};

const namesOf = async (db: ReadDatabase, hit: readonly { shopId: number }[]) => {
  if (hit.length === 0) return new Map<number, never>();
  const ids = hit.map(({ shopId }) => shopId);
  const rows = await db.selectFrom('shops').where('shop_id', 'in', ids).select(['shop_id', 'uid', 'realname']).execute();
  return new Map(rows.map(({ shop_id: id, uid, realname }) => [id, { id, uid, realname }]));
};
