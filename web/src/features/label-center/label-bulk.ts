import { BadgeDollarSign, Ban, Printer, RotateCw, type LucideIcon } from 'lucide-react';
import { MAX_PRINTED_LABELS } from '#contracts/labels/shipping/print-shipping-labels.ts';
import type { ShippingLabelActionName } from '#contracts/labels/shipping/shipping-label-actions.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import type { LabelList } from './shipping-labels.tsx';
import type { Whose } from './use-label-columns.tsx';

interface Offered {
  action: ShippingLabelActionName;
  icon: LucideIcon;
  shortcut: string;
}

const offered: Readonly<Record<Whose, readonly Offered[]>> = {
  seller: [
    { action: 'print', icon: Printer, shortcut: 'p' },
    { action: 'void', icon: Ban, shortcut: 'v' },
  ],
  finance: [
    { action: 'refund', icon: BadgeDollarSign, shortcut: 'r' },
    { action: 'retryVoid', icon: RotateCw, shortcut: 'a' },
  ],
};

/** What can be done with the chosen labels, each said with how many allow it. */
export const labelBulk =
  ({ t, actions }: Pick<LabelList, 't' | 'actions'>, whose: Whose) =>
  (rows: readonly ShippingLabelRow[], done: () => void): readonly BulkAction[] =>
    offered[whose].map(({ action, icon, shortcut }) => {
      const allowed = rows.filter(({ actions }) => actions.includes(action));
      const taken = action === 'print' ? allowed.slice(0, MAX_PRINTED_LABELS) : allowed;
      return {
        key: action,
        label: t(`labels.bulk.${action}`, { count: taken.length }),
        icon,
        shortcut,
        verb: t(`labels.verbs.${action}`),
        disabled: taken.length === 0,
        run: () => void actions[action](taken).then((finished) => finished && action !== 'print' && done()),
      };
    });
