import { BadgeDollarSign, Ban, Printer, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { mostPrintedLabels } from '#contracts/labels/shipping/print-shipping-labels.ts';
import type { ShippingLabelActionName } from '#contracts/labels/shipping/shipping-label-actions.ts';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import type { LabelActs } from './use-label-acts.tsx';
import type { Whose } from './use-label-columns.tsx';

interface Offered {
  act: ShippingLabelActionName;
  icon: LucideIcon;
  shortcut: string;
}

const offered: Readonly<Record<Whose, readonly Offered[]>> = {
  seller: [
    { act: 'print', icon: Printer, shortcut: 'p' },
    { act: 'void', icon: Ban, shortcut: 'v' },
  ],
  finance: [{ act: 'refund', icon: BadgeDollarSign, shortcut: 'r' }],
};

/** What can be done with the chosen labels, each said with how many allow it. */
export const useLabelBulk = (acts: LabelActs, whose: Whose) => {
  const { t } = useTranslation();
  return (rows: readonly ShippingLabelRow[], done: () => void): readonly BulkAction[] =>
    offered[whose].map(({ act, icon, shortcut }) => {
      const allowed = rows.filter(({ actions }) => actions.includes(act));
      const taken = act === 'print' ? allowed.slice(0, mostPrintedLabels) : allowed;
      return {
        key: act,
        label: t(`labels.bulk.${act}`, { count: taken.length }),
        icon,
        shortcut,
        verb: t(`labels.verbs.${act}`),
        disabled: taken.length === 0,
        run: () => void acts[act](taken).then((finished) => finished && act !== 'print' && done()),
      };
    });
};
