import { useTranslation } from 'react-i18next';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ApplicationFeeSums } from '../fee/application-fee-sums.tsx';
import { submitLabelOf } from '../fee/submit-label-of.ts';
import { ReshipFields } from './reship-fields.tsx';
import { useReshipForm } from './use-reship-form.ts';

/** Type 4: the provider ships to the address. */
export default function ReshipApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const { form, fee } = useReshipForm(items, applied);
  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.reshipTitle', { count: items.length })}
      submitLabel={submitLabelOf(t, items.length, fee)}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <ReshipFields form={form} items={items} />
      <ApplicationFeeSums fee={fee} />
    </ApplicationForm>
  );
}
