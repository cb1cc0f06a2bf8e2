import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/field-rules.ts';
import { maxAddress } from '#contracts/kernel/typed-lengths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { Field } from '#web/ui/form/field.tsx';
import { addressFields, isOptional, type AddressDraft, type AddressField } from './address-draft.ts';

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

interface Props {
  /** Name of the address in what is sent. */
  path?: string;
  /** Those that are asked for. */
  fields?: readonly AddressField[];
  address: AddressDraft;
  change: (address: AddressDraft) => void;
  /** Marked as missing. */
  gaps: ReadonlySet<AddressField>;
  /** The server's words on a field. */
  errorOf: (field: string) => string | undefined;
}

/** The fields of an address, to stand in a grid of fields. */
export const AddressInputs = ({ path = 'address', fields = addressFields, address, change, gaps, errorOf }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  return fields.map((field) => (
    <Field
      key={field}
      label={t(`orders.address.${field}`)}
      aside={isOptional(field, address) && t('orders.apply.optional')}
      error={errorOf(`${path}.${field}`) ?? (gaps.has(field) ? words(fieldRules.required) : undefined)}
    >
      {(tied) => (
        <Input
          {...tied}
          autoComplete={autofill[field] ?? 'off'}
          maxLength={maxAddress[field]}
          value={address[field]}
          onChange={(event) => change({ ...address, [field]: event.target.value })}
        />
      )}
    </Field>
  ));
};
