import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { editRepairEndpoint } from '#contracts/repair/repair-applications.ts';
import { listRepairItems, type RepairItemRow } from '#contracts/repair/repair-items.ts';
import type { RepairDetail } from '#contracts/repair/repair-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { Money } from '#web/ui/text/money.tsx';
import { repairReads } from '../repair-reads.ts';
import styles from './office.module.css';

interface Props {
  repair: RepairDetail;
  /** At the prices of its shop. */
  offered: readonly RepairItemRow[];
  onClose: () => void;
}

/** What is to be done, chosen anew before the review (R4.54). */
export default function EditRepairDialog({ repair, offered, onClose }: Props) {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const { repairNo, version, works, estimatedCost, shopInfo } = repair;
  const names = new Set(works.map(({ name }) => name));
  const gone = works.filter(({ name }) => offered.every((item) => item.name !== name));
  const form = useEndpointForm(editRepairEndpoint, {
    defaultValues: { repairItemIds: offered.filter(({ name }) => names.has(name)).map(({ repairItemId }) => repairItemId) },
    bodyOf: ({ repairItemIds }) => ({ repairNo, version, repairItemIds }),
    check: ({ repairItemIds }) => ({ repairItemIds: repairItemIds.length === 0 && t('repairOffice.choose') }),
    invalidates: [...repairReads, listRepairItems],
    onSubmitted: () => {
      showSuccess(t('repairOffice.edited', { repairNo }));
      onClose();
    },
  });
  const error = form.errorOf('repairItemIds');
  const { repairItemIds: chosen } = form.values;
  const total = offered.filter(({ repairItemId }) => chosen.includes(repairItemId)).reduce((sum, { priceCents }) => sum + priceCents, 0);
  const toggle = (id: string, isChosen: boolean) =>
    form.change({ repairItemIds: isChosen ? [...chosen, id] : chosen.filter((other) => other !== id) });
  return (
    <FormDialog form={form} title={t('repairOffice.editTitle', { repairNo })} submitLabel={t('app.save')} width={480} onClose={onClose}>
      <p className={styles['note']}>{t('repairOffice.editText', { seller: ownerName(shopInfo) })}</p>
      <fieldset className={styles['choice']}>
        <legend>{t('repairs.works')}</legend>
        <ul>
          {offered.map(({ repairItemId, name, estimatedDays, priceCents }, index) => (
            <li key={repairItemId}>
              <Checkbox
                autoFocus={index === 0}
                checked={chosen.includes(repairItemId)}
                onChange={({ target }) => toggle(repairItemId, target.checked)}
              >
                <span className={styles['work']}>
                  <span>{name}</span>
                  <span className="figures">{t('repairs.days', { count: estimatedDays })}</span>
                  <Money cents={priceCents} />
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
        {error && <p role="alert">{error}</p>}
      </fieldset>
      {gone.length > 0 && <p className={styles['note']}>{t('repairOffice.noLongerOffered', { names: gone.map(({ name }) => name).join(' · ') })}</p>}
      <p className={styles['total']} aria-live="polite">
        <span>{t('repairs.total')}</span>
        {total !== estimatedCost && <small>{t('repairOffice.from', { amount: formatMoney(estimatedCost) })}</small>}
        <strong>
          <Money cents={total} />
        </strong>
      </p>
    </FormDialog>
  );
}
