import type { InventoryView } from '#contracts/inventory/inventory-queries.ts';

/** `all` is what the list shows without a tab; `everything` is where a figure leads, not a tab of its own. */
export const inventoryTabs = {
  all: [
    'all',
    'inbound',
    'available',
    'listed',
    'outbounding',
    'cashingOut',
    'switchingOwner',
    'repairing',
    'issue',
    'pastFree',
    'missing',
    'unknown',
    'forecast',
    'out',
    'everything',
  ],
  pinned: ['all', 'available', 'listed', 'outbounding', 'issue', 'pastFree'],
  isOffered: (view: InventoryView): boolean => view !== 'everything',
} as const satisfies { all: readonly InventoryView[]; pinned: readonly InventoryView[]; isOffered: unknown };
