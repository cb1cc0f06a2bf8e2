import { useTranslation } from 'react-i18next';
import { AddressInputs } from '#web/shared/order/address/address-inputs.tsx';
import { postalFields } from '#web/shared/order/address/address-values.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import styles from '../warehouse-settings.module.css';
import type { WarehouseValues } from './warehouse-values.ts';

/** Where the parcels of a warehouse start, as its shipping labels bear it. */
export const AddressPart = ({ form }: { form: EndpointForm<WarehouseValues> }) => {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('warehouseSettings.address')}</legend>
      <div className={styles['choiceHead']}>
        <p>{t('warehouseSettings.addressText')}</p>
      </div>
      <FieldGrid>
        <AddressInputs form={form} path="address" fields={postalFields} />
      </FieldGrid>
    </fieldset>
  );
};
