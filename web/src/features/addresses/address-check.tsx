import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkAddress } from '#contracts/addresses/address-inquiry.ts';
import { maxAddress } from '#contracts/kernel/fields/typed-lengths.ts';
import { useRead } from '#web/api/use-read.ts';
import { addressFields, addressValuesOf, type AddressValues } from '#web/shared/order/address/address-values.ts';
import { Field, FieldGrid } from '#web/ui/form/field.tsx';
import styles from './addresses.module.css';
import { Faults } from './found-addresses.tsx';

/** An address that somebody reads out or sends: can a parcel go there? */
export const AddressCheck = () => {
  const { t } = useTranslation();
  const [address, setAddress] = useState<AddressValues>(addressValuesOf);
  const [asked, setAsked] = useState<AddressValues>();
  const read = useRead(checkAddress, { address: asked ?? address }, { enabled: asked !== undefined });
  const faults = asked && read.data?.faults;
  const change = (field: keyof AddressValues, text: string): void => {
    setAsked(undefined);
    setAddress({ ...address, [field]: text });
  };
  return (
    <form
      className={styles['check']}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(address);
      }}
    >
      <FieldGrid>
        {addressFields.map((field) => (
          <Field key={field} label={t(`orders.address.${field}`)} error={faults?.find((fault) => fault.field === field)?.message}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={maxAddress[field]}
                value={address[field]}
                onChange={(event) => change(field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </FieldGrid>
      <div>
        <Button htmlType="submit" loading={read.isFetching}>
          {t('addresses.check')}
        </Button>
      </div>
      {faults?.length === 0 && <Faults faults={faults} />}
    </form>
  );
};
