import { useTranslation } from 'react-i18next';
import { postalFields, type AddressDraft } from '#web/shared/order/address-draft.ts';
import { AddressInputs } from '#web/shared/order/address-inputs.tsx';
import { FieldGrid } from '#web/ui/form/field.tsx';
import styles from '../warehouse-settings.module.css';
import { addressGaps } from './warehouse-draft.ts';

interface Props {
  address: AddressDraft;
  change: (address: AddressDraft) => void;
  errorOf: (field: string) => string | undefined;
}

/** Where the parcels of a warehouse start, as its shipping labels bear it. */
export const AddressPart = ({ address, change, errorOf }: Props) => {
  const { t } = useTranslation();
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('warehouseSettings.address')}</legend>
      <div className={styles['choiceHead']}>
        <p>{t('warehouseSettings.addressText')}</p>
      </div>
      <FieldGrid>
        <AddressInputs fields={postalFields} address={address} change={change} gaps={addressGaps(address)} errorOf={errorOf} />
      </FieldGrid>
    </fieldset>
  );
};
