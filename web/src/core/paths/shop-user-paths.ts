export const shopUserRoot = '/shopuser';

export const shopUserPaths = {
  inventory: '/shopuser/inventory/:type?/:pageNo?',
  orders: '/shopuser/orders/:pageNo?',
} as const;
