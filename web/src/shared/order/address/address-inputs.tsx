import { Input } from 'antd';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '#web/ui/form/form-field.tsx';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { addressFields, needsIdCard, type AddressField, type AddressValues } from './address-values.ts';

/** What browsers fill in by themselves. */
const autofill: Partial<Record<AddressField, string>> = {
  recipient: 'shipping name',
  phone: 'shipping tel',
  company: 'shipping organization',
  country: 'shipping country-name',
  state: 'shipping address-level1',
  city: 'shipping address-level2',
  zipCode: 'shipping postal-code',
  street: 'shipping street-address',
};

interface Props<Values extends FieldValues> {
  form: EndpointForm<Values>;
  /** Name of the address, among the values as in what is sent. */
  path: 'address' | 'from' | 'to' | `boxes.${number}.address`;
  /** Those that are asked for. */
  fields?: readonly AddressField[];
}

/** The fields of an address, to stand in a grid of fields. */
export const AddressInputs = <Values extends FieldValues>({ form, path, fields = addressFields }: Props<Values>) => {
  const { t } = useTranslation();
  const address = valueAt(form.values, path) as AddressValues;
  const isOptional = (field: AddressField) => field === 'company' || (field === 'idCardNumber' && !needsIdCard(address));
  return fields.map((field) => (
    <FormField
      key={field}
      form={form}
      name={`${path}.${field}` as FieldPath<Values>}
      label={t(`orders.address.${field}`)}
      aside={isOptional(field) && t('orders.apply.optional')}
      required={!isOptional(field)}
    >
      {(control) => <Input {...control} autoComplete={autofill[field] ?? 'off'} />}
    </FormField>
  ));
};

const valueAt = (values: object, path: string): unknown => path.split('.').reduce<any>((value, key) => value[key], values);
