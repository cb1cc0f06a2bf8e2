import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { loadable } from '#web/ui/loadable.tsx';
import styles from './order.module.css';

/** Apart, for few orders have a day by which they are due: the rest of the form does not wait for it. */
const MomentInput = loadable(
  async () => ({ default: (await import('#web/ui/dates/moment-input.tsx')).MomentInput }),
  () => <div className={styles['dueField']} />,
);

/** Until when the order is to have left. */
export const DueField = <Values extends FieldValues & { dueAt: string | null }>({ form }: { form: EndpointForm<Values> }) => {
  const { t } = useTranslation();
  return (
    <FormField form={form} name={'dueAt' as FieldPath<Values>} label={t('orders.apply.due')} aside={t('orders.apply.optional')}>
      {({ value, onChange, ...controlProps }) => (
        <MomentInput controlProps={controlProps} value={value ?? undefined} onChange={(dueAt) => onChange(dueAt ?? null)} />
      )}
    </FormField>
  );
};
