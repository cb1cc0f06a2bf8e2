import { useTranslation } from 'react-i18next';
import type { InventoryView } from '#contracts/inventory/inventory-queries.ts';
import type { View } from '#web/ui/list/views.tsx';

/** Always there; the others as long as they hold something, or are looked at. `everything` is where a figure leads, not a tab of its own. */
const lasting: readonly InventoryView[] = ['all', 'available', 'listed', 'outbounding', 'issue', 'pastFree'];
const offered: readonly InventoryView[] = [
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
  'unknown',
  'forecast',
  'out',
  'everything',
];

/** The tabs with their counts. `all` is what the list shows without a tab. */
export const useInventoryViews = (counts: Readonly<Record<InventoryView, number>> | undefined, current: InventoryView | undefined): View[] => {
  const { t } = useTranslation();
  return offered
    .filter((view) => lasting.includes(view) || view === current || (view !== 'everything' && (counts?.[view] ?? 0) > 0))
    .map((view) => ({
      key: view === 'all' ? undefined : view,
      label: view === 'all' ? t('ui.all') : t(`inventory.views.${view}`),
      count: counts?.[view],
    }));
};
