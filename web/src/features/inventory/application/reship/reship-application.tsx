import { useTranslation } from 'react-i18next';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ReshipFields } from './reship-fields.tsx';
import { useReship } from './use-reship.ts';

/** Type 4: the provider ships to the address. */
export default function ReshipApplication({ items, open, takeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const form = useReship(
    items.map(({ oneId }) => oneId),
    applied,
  );
  return (
    <ApplicationForm
      title={t('orders.apply.reshipTitle', { count: items.length })}
      submit={t('orders.apply.submit', { count: items.length })}
      sending={form.sending}
      send={form.send}
      items={<ChosenItems items={items} errorAt={(index) => form.errors.of(`oneIds.${index}`)} open={open} takeOut={takeOut} />}
    >
      <ReshipFields form={form} items={items} />
    </ApplicationForm>
  );
}
