import { noChange } from '#kernel/commands/decision.ts';
import { spendableCents, walletStream } from '#services/aggregates/wallet/wallet.ts';
import { creditWalletRoute } from '#services/wallet/credit-wallet.ts';
import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { randomFrom, type Random } from '../random.ts';
import type { Demo } from './demo.ts';

const banks = ['Chase', 'Citibank', 'Wells Fargo', 'HSBC', 'East West Bank'];

/** Sellers send money every few weeks, the larger ones more; finance credits it within its hours. Each shop has its own chance, so that no other story moves. */
export const recharges = (demo: Demo): void => shopPlans.forEach((shop) => rechargesOf(demo, shop));

export const rechargesOf = (demo: Demo, shop: ShopPlan): void => {
  const { line, calendars } = demo;
  const office = calendars['EWR-1']!;
  const random = randomFrom(`recharges of ${shop.shopId}`);
  const bank = random.pick(banks);
  for (let day = random.between(0, 4); day <= office.lastDay; day += random.between(9, 21)) {
    const at = office.atWork(office.at(day, 9 + random.next() * 8));
    const amountCents = amountFor(shop, random.between(2, 5));
    const remark = remarkOf(bank, random);
    line.once(at, () => recharge(demo, shop.shopId, amountCents, remark));
  }
};

/** Before a seller pays: one that has too little sends some first. */
export const haveFunds = async (demo: Demo, shopId: number, cents: number): Promise<void> => {
  const { stage } = demo;
  const wallet = await stage.run('funds', async (load) => ({ decision: noChange, answer: await load.one(walletStream, shopId) }));
  if (cents <= spendableCents(wallet)) return;
  const random = randomFrom(`funds of ${shopId} at ${stage.clock.now().toISOString()}`);
  await recharge(
    demo,
    shopId,
    Math.ceil((cents - spendableCents(wallet)) / 10_000 + random.between(0, 2)) * 10_000,
    remarkOf(random.pick(banks), random),
  );
};

const recharge = ({ stage, crew }: Demo, shopId: number, amountCents: number, remark: string) =>
  stage.act(crew.all('finance')[0]!, creditWalletRoute, { shopId, amountCents, remark });

const remarkOf = (bank: string, random: Random): string => `${bank} ${random.digits(4)} ${random.digits(6)}`;

/** Whole hundreds of dollars, in cents. */
const amountFor = ({ weight }: ShopPlan, times: number): number => Math.max(1, Math.round((weight * times) / 4)) * 10_000;
