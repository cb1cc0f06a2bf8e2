import { useTranslation } from 'react-i18next';
import { ApplicationForm, type ApplicationProps } from '../application-form.tsx';
import { ChosenItems } from '../chosen-items.tsx';
import { ApplicationFeeSums } from '../fee/application-fee-sums.tsx';
import { submitLabelOf } from '../fee/submit-label-of.ts';
import { ShipFields } from './ship-fields.tsx';
import { useShipForm } from './use-ship-form.ts';

/** Type 3, as a page. */
export default function ShipApplication({ items, onOpen, onTakeOut, applied }: ApplicationProps) {
  const { t } = useTranslation();
  const ship = useShipForm(items, applied);
  return (
    <ApplicationForm
      form={ship.form}
      title={t('orders.apply.title', { count: items.length })}
      submitLabel={submitLabelOf(t, items.length, ship.fee)}
      items={<ChosenItems items={items} errorAt={(index) => ship.form.errorOf(`oneIds.${index}`)} onOpen={onOpen} onTakeOut={onTakeOut} />}
    >
      <ShipFields ship={ship} />
      <ApplicationFeeSums fee={ship.fee} />
    </ApplicationForm>
  );
}
