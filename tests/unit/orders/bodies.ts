import { oneId } from './world.ts';

/** Bodies of commands as a browser sends them. */
export const [A, B, C, D] = [oneId(1), oneId(2), oneId(3), oneId(4)] as const;

export const label = (n = 1) => ({ url: `/files/${String(n).padStart(32, '0')}.pdf`, logNo: `1Z999AA1012345678${n}`, carrier: 'UPS' });

export const address = {
  recipient: 'Ana Diaz',
  country: 'US',
  state: 'CA',
  city: 'Los Angeles',
  zipCode: '90001',
  street: '1 Main St',
  phone: '+1 213 555 0100',
};

export const shipWithLabel = (oneIds: readonly string[], n = 1) => ({ oneIds, label: label(n) });
export const reship = (oneIds: readonly string[]) => ({ oneIds, address });
export const consign = (...oneIds: string[]) => ({
  items: oneIds.map((each) => ({ oneId: each, priceCents: 18_000 })),
  platform: 'StockMarket' as const,
});
