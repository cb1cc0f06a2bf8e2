import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { AddressInputs } from '#web/shared/order/address-inputs.tsx';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import { MomentInput } from '#web/ui/dates/moment-input.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import styles from '../applications.module.css';
import { ReshipBoxes } from './reship-boxes.tsx';
import type { ReshipForm } from './use-reship.ts';

interface Props {
  form: ReshipForm;
  items: readonly InventoryRow[];
}

/** Where the provider ships to, and what is to travel together. */
export const ReshipFields = ({ form: { draft, change, gaps, errors }, items }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={styles['form']}>
      <FieldGrid>
        <AddressInputs address={draft.address} change={(address) => change({ address })} gaps={gaps} errorOf={errors.of} />
        <Field label={t('orders.apply.due')} aside={t('orders.apply.optional')} error={errors.of('dueAt')}>
          {(tied) => <MomentInput tied={tied} value={draft.dueAt} change={(dueAt) => change({ dueAt })} />}
        </Field>
        <Field wide label={t('orders.apply.remark')} aside={t('orders.apply.optional')} error={errors.of('remark')}>
          {(tied) => <Input {...tied} maxLength={MAX_REMARK} value={draft.remark} onChange={(event) => change({ remark: event.target.value })} />}
        </Field>
      </FieldGrid>
      {items.length > 1 && <ReshipBoxes items={items} boxOf={draft.boxOf} change={(boxOf) => change({ boxOf })} error={errors.of('boxes')} />}
      {errors.rest && <Refusal>{errors.rest}</Refusal>}
    </div>
  );
};
