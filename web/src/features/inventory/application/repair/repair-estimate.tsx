import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { getRepairQueue } from '#contracts/repair/repair-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { RechargeLink } from '#web/shared/wallet/recharge-link.tsx';
import { shortBy } from '#web/shared/wallet/spendable.ts';
import { useSpendable } from '#web/shared/wallet/use-spendable.ts';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { DescriptionGrid, type DescriptionItem } from '#web/ui/page/section.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { estimateOf } from './repair-sums.ts';
import styles from './repair.module.css';
import type { RepairForm } from './use-repair-form.ts';

interface Props {
  chosen: RepairForm['chosen'];
  items: readonly InventoryRow[];
}

/** What it comes to, and when it will be done: said as one chooses (R3.27). */
export const RepairEstimate = ({ chosen, items }: Props) => {
  const { t } = useTranslation();
  // Each warehouse has a queue of its own; of several the first speaks for all.
  const { warehouseId, wareName: warehouse } = items[0]!;
  const queue = useRead(getRepairQueue, { wareId: warehouseId }, { quiet: true }).data;
  const wallet = useSpendable();
  const { eachCents, allCents, days } = estimateOf(chosen, items.length, queue?.waitDays ?? 0);
  const missing = shortBy(allCents, wallet);
  const descriptions: (DescriptionItem | false | undefined)[] = [
    items.length > 1 && { label: t('repairs.apply.each'), value: <Money cents={eachCents} /> },
    { label: t('repairs.apply.all', { count: items.length }), value: <strong>{<Money cents={allCents} />}</strong> },
    wallet && { label: t('payment.after'), value: <Money cents={wallet.availableCents - allCents} /> },
    { label: t('repairs.apply.done'), value: chosen.length === 0 ? '–' : t('repairs.inDays', { count: days }) },
  ];
  return (
    <div className={styles['estimate']} aria-live="polite">
      <DescriptionGrid items={descriptions.filter((description) => description !== false && description !== undefined)} />
      {missing > 0 && (
        <Refusal>
          {t('payment.short', { amount: formatMoney(missing) })} <RechargeLink />
        </Refusal>
      )}
      {queue && (
        <p>
          {queue.repairsAhead === 0
            ? t('repairs.apply.noneAhead', { warehouse })
            : t('repairs.apply.aheadText', { count: queue.repairsAhead, warehouse })}
        </p>
      )}
    </div>
  );
};
