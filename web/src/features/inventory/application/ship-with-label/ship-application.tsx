import { useTranslation } from 'react-i18next';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ShipFields } from './ship-fields.tsx';
import { useShipForm } from './use-ship-form.ts';

/** Type 3, as a page. */
export default function ShipApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const ship = useShipForm(
    items.map(({ oneId }) => oneId),
    applied,
  );
  return (
    <ApplicationForm
      form={ship.form}
      title={t('orders.apply.title', { count: items.length })}
      submitLabel={t('orders.apply.submit', { count: items.length })}
      items={<ChosenItems items={items} errorAt={(index) => ship.form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <ShipFields ship={ship} />
    </ApplicationForm>
  );
}
