import { creditWalletRoute } from '#services/wallet/credit-wallet.ts';
import { shopPlans, type ShopPlan } from '../cast/shops.ts';
import { randomFrom } from '../random.ts';
import type { Demo } from './demo.ts';

const banks = ['Chase', 'Citibank', 'Wells Fargo', 'HSBC', 'East West Bank'];

/** Sellers send money every few weeks, the larger ones more; finance credits it within its hours. Each shop has its own chance, so that no other story moves. */
export const recharges = (demo: Demo): void => shopPlans.forEach((shop) => rechargesOf(demo, shop));

export const rechargesOf = ({ line, stage, crew, calendars }: Demo, shop: ShopPlan): void => {
  const office = calendars['EWR-1']!;
  const [clerk] = crew.all('finance');
  const random = randomFrom(`recharges of ${shop.shopId}`);
  const bank = random.pick(banks);
  for (let day = random.between(0, 4); day <= office.lastDay; day += random.between(9, 21)) {
    const at = office.atWork(office.at(day, 9 + random.next() * 8));
    const transfer = {
      shopId: shop.shopId,
      amountCents: amountFor(shop, random.between(2, 5)),
      remark: `${bank} ${random.digits(4)} ${random.digits(6)}`,
    };
    line.once(at, () => stage.act(clerk!, creditWalletRoute, transfer));
  }
};

/** Whole hundreds of dollars, in cents. */
const amountFor = ({ weight }: ShopPlan, times: number): number => Math.max(1, Math.round((weight * times) / 4)) * 10_000;
