import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import styles from '../applications.module.css';
import { ChosenItems } from '../chosen-items.tsx';
import { ApplicationFeeSums } from '../fee/application-fee-sums.tsx';
import { submitLabelOf } from '../fee/submit-label-of.ts';
import { ShipFields } from './ship-fields.tsx';
import { useShipForm } from './use-ship-form.ts';

interface Props {
  items: readonly InventoryRow[];
  onClose: () => void;
  onApplied: () => void;
}

/** Applies for the chosen items without leaving the list. */
export default function ShipPanel({ items, onClose, onApplied }: Props) {
  const { t } = useTranslation();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  const left = items.filter(({ oneId }) => !out.has(oneId));
  const ship = useShipForm(left, onApplied);
  return (
    <FormDrawer
      form={ship.form}
      width={560}
      title={t('orders.apply.title', { count: left.length })}
      submitLabel={submitLabelOf(t, left.length, ship.fee)}
      disabled={left.length === 0}
      onClose={onClose}
    >
      <ChosenItems
        items={left}
        errorAt={(index) => ship.form.errorOf(`oneIds.${index}`)}
        onTakeOut={left.length > 1 ? (oneId) => setOut(new Set([...out, oneId])) : undefined}
      />
      <div className={styles['form']}>
        <ShipFields ship={ship} />
        <ApplicationFeeSums fee={ship.fee} />
      </div>
    </FormDrawer>
  );
}
