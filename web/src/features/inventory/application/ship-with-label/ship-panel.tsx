import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ShipFields } from './ship-fields.tsx';
import { useShipWithLabel } from './use-ship-with-label.ts';

interface Props {
  items: readonly InventoryRow[];
  close: () => void;
  applied: () => void;
}

/** Applies for the chosen items without leaving the list. */
export default function ShipPanel({ items, close, applied }: Props) {
  const { t } = useTranslation();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const left = items.filter(({ oneId }) => !out.has(oneId));
  const form = useShipWithLabel(
    left.map(({ oneId }) => oneId),
    applied,
  );
  return (
    <FormDrawer
      width={560}
      title={t('orders.apply.title', { count: left.length })}
      sendText={t('orders.apply.submit', { count: left.length })}
      sends={form.send}
      busy={form.sending}
      disabled={left.length === 0}
      close={close}
    >
      <ChosenItems
        items={left}
        errorAt={(index) => form.errors.of(`oneIds.${index}`)}
        takeOut={left.length > 1 ? (oneId) => setOut(new Set([...out, oneId])) : undefined}
      />
      <ShipFields form={form} />
    </FormDrawer>
  );
}
