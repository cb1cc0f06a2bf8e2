import { MAX_NAME } from '../kernel/fields/typed-lengths.ts';

/** What goods are called in the shop: brand and name, the brand once. */
export const shownTitle = (brand: string, name: string): string =>
  (name.toLowerCase().startsWith(brand.toLowerCase()) ? name : `${brand} ${name}`).trim().slice(0, MAX_NAME);
