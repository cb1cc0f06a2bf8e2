import { useTranslation } from 'react-i18next';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ShipFields } from './ship-fields.tsx';
import { useShipWithLabel } from './use-ship-with-label.ts';

/** Type 3, as a page. */
export default function ShipApplication({ items, open, takeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const form = useShipWithLabel(
    items.map(({ oneId }) => oneId),
    applied,
  );
  return (
    <ApplicationForm
      title={t('orders.apply.title', { count: items.length })}
      submit={t('orders.apply.submit', { count: items.length })}
      sending={form.sending}
      send={form.send}
      items={<ChosenItems items={items} errorAt={(index) => form.errors.of(`oneIds.${index}`)} open={open} takeOut={takeOut} />}
    >
      <ShipFields form={form} />
    </ApplicationForm>
  );
}
