import type { z } from 'zod';
import type { cardFeeSchema } from '#contracts/fees/application-fee.ts';
import { BOOK_TIME_ZONE } from '#contracts/fees/card-days.ts';
import { chargedServiceOf } from '#contracts/fees/charged-services.ts';
import { feeOf } from '#contracts/fees/fee-line.ts';
import { rateAt } from '#contracts/fees/rate-cards.ts';
import { cardIdOf, scopesFor } from '#contracts/fees/rate-scopes.ts';
import { chargesLeast, requestQuantity } from '#contracts/fees/request-quantity.ts';
import type { OrderKind } from '#contracts/item/order-kinds.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { dayIn } from '#contracts/kernel/lists/date-range.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import { explain } from '#contracts/ledger/explanation/explain.ts';
import type { ReadDatabase } from '../kernel/read-database.ts';

export type ChargedLine = Omit<BasisOf<'card'>, 'kind'>;

interface Asked {
  kind: OrderKind;
  shopId: number;
  warehouseId: string;
  items: number;
  /** Where it is known before it is packed. */
  weightGrams?: number | undefined;
}

export const explainedFee = (charged: ChargedLine, isWeighed = false): z.output<typeof cardFeeSchema> => ({
  cents: feeOf(charged.line, charged.quantity),
  isLeast: !isWeighed && chargesLeast(charged.line),
  explanation: explain({ kind: 'card', ...charged }),
});

/** By the card in force that is most specific for the shop and the warehouse: its line, undefined where it asks nothing. */
export const chargedBy = async (db: ReadDatabase, asked: Asked, now: Date): Promise<ChargedLine | undefined> => {
  const { kind, shopId, warehouseId, items, weightGrams } = asked;
  const service = chargedServiceOf[kind];
  if (!service || shopId === selfOperatedShop) return undefined;
  const scopes = scopesFor({ shopId, warehouseId }, service);
  const rows = await db.selectFrom('rate_cards').where('card_id', 'in', scopes.map(cardIdOf)).select(['scope', 'versions']).execute();
  const cards = rows.map(({ scope, versions }) => ({ scope, versions: versions.filter(({ withdrawal }) => withdrawal === null) }));
  const rate = rateAt(cards, { shopId, warehouseId, subject: { service } }, dayIn(now, BOOK_TIME_ZONE));
  if (!rate) return undefined;
  const { cardId, version, line } = rate;
  const quantity = requestQuantity(line, items, weightGrams);
  return quantity === undefined || feeOf(line, quantity) === 0 ? undefined : { cardId, version, line, quantity };
};
