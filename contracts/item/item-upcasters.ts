import type { Upcaster } from '../kernel/upcaster.ts';

export const itemUpcasters: readonly Upcaster[] = [
  // At first a cost or source that nobody had named was left out, while `ItemCostChanged` said null.
  { type: 'ItemForecast', from: 1, upcast: (data) => ({ ...data, costPrice: data['costPrice'] ?? null, supply: data['supply'] ?? null }) },
];
