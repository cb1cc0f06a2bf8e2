import type { OrderKind } from '#contracts/item/order-kinds.ts';
import { noChange } from '#kernel/commands/decision.ts';
import { receiptStream } from '#services/aggregates/recharge/receipt.ts';
import { rechargeStream } from '#services/aggregates/recharge/recharge.ts';
import { spendableCents, walletStream } from '#services/aggregates/wallet/wallet.ts';
import { creditAnnounced } from '#services/payments/news/take-deposit.ts';
import { applyRechargeRoute } from '#services/payments/recharge/apply-recharge.ts';
import { approveRechargeRoute } from '#services/payments/recharge/review-recharge.ts';
import { loadCardFee } from '#services/requests/card-fee.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { hoursAfter } from '../engine/calendar.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Demo } from './demo.ts';
import type { Piece } from './stock.ts';

const routes = {
  apply: applyRechargeRoute({ payments: {}, cnyRate: '0.1389', openRechargesOf: async () => [] }),
  approve: approveRechargeRoute({ secondApprovalCents: 500_000 }),
};

/** Sellers send money every few weeks, the larger ones more. Each shop has its own chance, so that no other story moves. */
export const recharges = (demo: Demo): void => {
  shopPlans.forEach((shop) => rechargesOf(demo, shop));
  openRecharges(demo);
};

export const rechargesOf = (demo: Demo, shop: ShopPlan): void => {
  const { line, calendars } = demo;
  const office = calendars['EWR-1']!;
  const random = randomFrom(`recharges of ${shop.shopId}`);
  for (let day = random.between(0, 4); day <= office.lastDay; day += random.between(9, 21)) {
    const at = office.atWork(office.at(day, 9 + random.next() * 8), random.next() * 4);
    const amountCents = amountFor(shop, random.between(2, 5));
    const lineRef = lineRefOf(random);
    line.once(at, () => recharge(demo, shop.shopId, amountCents, lineRef));
  }
};

/** Before a seller pays: one that has too little sends some first. */
export const haveFunds = async (demo: Demo, shopId: number, cents: number): Promise<void> => {
  const { stage } = demo;
  const wallet = await stage.run('funds', async (load) => ({ decision: noChange, answer: await load.one(walletStream, shopId) }));
  if (cents <= spendableCents(wallet)) return;
  const random = randomFrom(`funds of ${shopId} at ${stage.clock.now().toISOString()}`);
  await recharge(demo, shopId, Math.ceil((cents - spendableCents(wallet)) / 10_000 + random.between(0, 2)) * 10_000, lineRefOf(random));
};

/** Before an application: by rate card it sets aside what it will cost. The operator's own goods cost nothing. */
export const haveCardFee = (demo: Demo, kind: OrderKind, pieces: readonly Piece[]): Promise<void> => haveCardFees(demo, kind, [pieces]);

/** The same for several that are sent in one go. */
export const haveCardFees = async (demo: Demo, kind: OrderKind, orders: readonly (readonly Piece[])[]): Promise<void> => {
  const shopId = orders[0]?.[0]?.shopId;
  if (shopId === undefined) return;
  const now = demo.stage.clock.now();
  const fees = await demo.stage.run('fee', async (load) => ({
    decision: noChange,
    answer: await Promise.all(orders.map((items) => loadCardFee(load, { kind, shopId, items, now }))),
  }));
  const cents = fees.reduce((sum, fee) => sum + (fee?.cents ?? 0), 0);
  if (cents > 0) await haveFunds(demo, shopId, cents);
};

/** Announced by its owner, and credited as it stands on the statement of the bank. */
const recharge = async ({ stage, crew }: Demo, shopId: number, amountCents: number, ref: string): Promise<void> => {
  const { rechargeNo } = await announce({ stage, crew }, shopId, amountCents);
  const now = stage.clock.now();
  await stage.run('bank', async (load) => {
    const states = {
      recharge: await load.one(rechargeStream, rechargeNo),
      wallet: await load.one(walletStream, shopId),
      receipt: await load.one(receiptStream, ref),
    };
    return { decision: creditAnnounced({ cents: amountCents, line: { ref, day: dayOf(now) }, now }, states), answer: null };
  });
};

const announce = ({ stage, crew }: Pick<Demo, 'stage' | 'crew'>, shopId: number, amountCents: number) =>
  stage.act(shopId === selfOperatedShop ? crew.selfOperated() : crew.seller(shopId), routes.apply, { method: 'bankTransfer', amountCents });

/** What is open today: one that nothing has come of yet, and one that a first person has found and a second has to. */
const openRecharges = (demo: Demo): void => {
  const { line, stage, crew, calendars, now } = demo;
  const [first, second] = shopPlans.filter(({ shopId, weight }) => shopId !== selfOperatedShop && weight >= 4);
  const office = calendars['EWR-1']!;
  const random = randomFrom('open recharges');
  line.once(office.workedBefore(hoursAfter(now, -21), 0.62), () => announce(demo, second!.shopId, 150_000));
  line.once(office.workedBefore(hoursAfter(now, -27), 0.34), async () => {
    const { rechargeNo } = await announce(demo, first!.shopId, 620_000);
    const found = { rechargeNo, receivedCents: 620_000, bankRef: lineRefOf(random), receivedOn: dayOf(stage.clock.now()) };
    await stage.act(crew.all('finance')[0]!, routes.approve, found);
  });
};

const lineRefOf = (random: Random): string => `FT${random.digits(10)}`;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whole hundreds of dollars, in cents. */
const amountFor = ({ weight }: ShopPlan, times: number): number => Math.max(1, Math.round((weight * times) / 4)) * 10_000;
