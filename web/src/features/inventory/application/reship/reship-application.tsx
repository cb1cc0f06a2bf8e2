import { useTranslation } from 'react-i18next';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ReshipFields } from './reship-fields.tsx';
import { useReshipForm } from './use-reship-form.ts';

/** Type 4: the provider ships to the address. */
export default function ReshipApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const form = useReshipForm(
    items.map(({ oneId }) => oneId),
    applied,
  );
  return (
    <ApplicationForm
      form={form}
      title={t('orders.apply.reshipTitle', { count: items.length })}
      submitLabel={t('orders.apply.submit', { count: items.length })}
      items={<ChosenItems items={items} errorAt={(index) => form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <ReshipFields form={form} items={items} />
    </ApplicationForm>
  );
}
