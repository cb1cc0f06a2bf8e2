import type { MoneyAct } from './money-acts.ts';

interface ShopModel {
  posted: number;
  credits: Set<number>;
  nights: Map<number, 'charged' | 'reversed'>;
  withdrawals: Map<number, { state: 'applied' | 'approved' | 'paid' | 'over'; held: number; paid: number }>;
}

/** Wallets as plain sums, which share no line with the product. */
export const moneyModel = () => {
  const shops = new Map<number, ShopModel>();
  const shopOf = (shopId: number): ShopModel => {
    const shop = shops.get(shopId) ?? { posted: 0, credits: new Set(), nights: new Map(), withdrawals: new Map() };
    shops.set(shopId, shop);
    return shop;
  };
  const held = ({ withdrawals }: ShopModel): number => [...withdrawals.values()].reduce((sum, one) => sum + one.held, 0);

  /** True where it happens; what must not happen changes nothing. */
  const happens = (act: MoneyAct): boolean => {
    const shop = shopOf(act.shopId);
    const { credits, nights, withdrawals } = shop;
    const withdrawal = 'no' in act ? withdrawals.get(act.no) : undefined;
    const isOpen = withdrawal?.state === 'applied' || withdrawal?.state === 'approved';
    switch (act.kind) {
      case 'credit':
        if (credits.has(act.ref)) return false;
        credits.add(act.ref);
        shop.posted += act.cents;
        return true;
      case 'charge':
        if (nights.has(act.night)) return false;
        nights.set(act.night, 'charged');
        shop.posted -= act.cents;
        return true;
      case 'reverse':
        if (nights.get(act.night) !== 'charged') return false;
        nights.set(act.night, 'reversed');
        shop.posted += act.cents;
        return true;
      case 'apply':
        if (withdrawal || act.cents > shop.posted - held(shop)) return false;
        withdrawals.set(act.no, { state: 'applied', held: act.cents, paid: 0 });
        return true;
      case 'approve':
        if (withdrawal?.state !== 'applied') return false;
        withdrawal.state = 'approved';
        return true;
      case 'cancel':
      case 'reject':
        if (!withdrawal || !isOpen) return false;
        Object.assign(withdrawal, { state: 'over', held: 0 });
        return true;
      case 'pay':
        if (withdrawal?.state !== 'approved' || act.cents > withdrawal.held) return false;
        if (act.cents > shop.posted - (held(shop) - withdrawal.held)) return false;
        Object.assign(withdrawal, { state: 'paid', held: 0, paid: act.cents });
        shop.posted -= act.cents;
        return true;
      case 'return':
        if (withdrawal?.state !== 'paid') return false;
        withdrawal.state = 'over';
        shop.posted += withdrawal.paid;
        return true;
    }
  };
  return {
    happens,
    /** Those that hold something, or owe it. */
    wallets: () =>
      [...shops]
        .map(([shopId, shop]) => ({ shopId, posted: shop.posted, held: held(shop) }))
        .filter(({ posted, held: aside }) => posted !== 0 || aside !== 0)
        .toSorted((a, b) => a.shopId - b.shopId),
  };
};
