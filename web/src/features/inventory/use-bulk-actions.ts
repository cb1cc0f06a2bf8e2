import {
  CircleDollarSign,
  ClipboardCheck,
  FileSpreadsheet,
  HandCoins,
  Handshake,
  Repeat2,
  Truck,
  Warehouse,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { exportInventory } from '#contracts/inventory/export-inventory.ts';
import { MAX_LISTED_ITEMS, type InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { actionLink } from '#web/core/links/action-link.ts';
import { usePlace } from '#web/core/links/place.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useSaveList } from '#web/shared/export/use-save-list.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';

/** What several items can go on to, the most frequent first. */
const icons = {
  shipWithLabel: Truck,
  reship: Repeat2,
  consign: HandCoins,
  cashOut: CircleDollarSign,
  transferOwner: Handshake,
  repair: Wrench,
  inspect: ClipboardCheck,
  shelve: Warehouse,
} as const satisfies Record<string, LucideIcon>;
type BulkName = keyof typeof icons;
const names = Object.keys(icons) as BulkName[];

/** Each action for as many of the chosen as the server allows it for; what none of them allows is left out. */
export const useBulkActions = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const place = usePlace();
  const mayOpen = useMayOpen();

  const save = useSaveList(exportInventory);

  /** What is chosen, as the list has it; a failure is told by the client. */
  const saving = (rows: readonly InventoryRow[]): BulkAction[] =>
    save === undefined
      ? []
      : [
          {
            key: 'export',
            label: t('inventory.bulk.export', { count: rows.length }),
            icon: FileSpreadsheet,
            disabled: rows.length > MAX_LISTED_ITEMS,
            run: () => void save({ oneIds: rows.map(({ oneId }) => oneId) }, t('pages.inventory'), 'xlsx').catch(() => undefined),
          },
        ];

  return (rows: readonly InventoryRow[], shipWithLabel: (rows: readonly InventoryRow[]) => void): BulkAction[] => [
    ...names.flatMap((name): BulkAction[] => {
      const allowed = rows.filter(({ actions }) => actions.includes(name));
      if (allowed.length === 0) return [];
      const oneIds = allowed.map(({ oneId }) => oneId);
      const to = actionLink(place, name, oneIds);
      const here = name === 'shipWithLabel';
      if (!here && (to === undefined || !mayOpen(to))) return [];
      const run = here ? () => shipWithLabel(allowed) : () => void navigate(to!);
      return [{ key: name, label: t(`inventory.bulk.${name}`, { count: allowed.length }), icon: icons[name], run }];
    }),
    ...saving(rows),
  ];
};
