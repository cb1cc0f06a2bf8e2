import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { addBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import { listBankAccounts } from '#contracts/bank-accounts/bank-account-queries.ts';
import { bankAccountRejections } from '#contracts/bank-accounts/bank-account-rejections.ts';
import { accountCountries, schemeOf, type AccountCurrency } from '#contracts/bank-accounts/bank-schemes.ts';
import { holderTypes, holderTypeWords, type HolderType } from '#contracts/bank-accounts/holder-types.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FieldGrid } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { countryName } from './country-name.ts';

interface Account {
  holderType: HolderType;
  holder: string;
  country: string;
  currency: AccountCurrency;
  routingNumber: string;
  accountNumber: string;
}

const first: Account = { holderType: 'individual', holder: '', country: 'US', currency: 'USD', routingNumber: '', accountNumber: '' };

/** An account to be paid to: its country says which numbers it has. */
export default function AddBankAccountDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const words = useWords();
  const form = useEndpointForm(addBankAccountEndpoint, {
    defaultValues: first,
    bodyOf: (values) => values,
    rules: bankAccountRejections,
    mode: 'onBlur',
    invalidates: [listBankAccounts],
    onSubmitted: ({ lastFour }) => {
      showSuccess(t('withdrawal.addedNote', { lastFour }));
      onClose();
    },
  });
  const scheme = schemeOf(form.values.country)!;
  const countries = accountCountries
    .map((value) => ({ value, label: countryName(value, i18n.language) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));

  return (
    <FormDialog form={form} title={t('withdrawal.addAccount')} submitLabel={t('withdrawal.addAccount')} width={560} onClose={onClose}>
      <p>{t('withdrawal.safety')}</p>
      <FieldGrid>
        <FormField form={form} name="holderType" label={t('withdrawal.holderType')}>
          {(control) => <Select {...control} options={holderTypes.map((value) => ({ value, label: words(holderTypeWords[value]) }))} />}
        </FormField>
        <FormField form={form} name="holder" label={t('withdrawal.holder')} hint={t('withdrawal.holderHint')}>
          {(control) => <Input {...control} autoComplete="off" />}
        </FormField>
        <FormField form={form} name="country" label={t('withdrawal.country')}>
          {(control) => (
            <Select
              {...control}
              showSearch={{ optionFilterProp: 'label' }}
              options={countries}
              // The numbers of another country are no numbers of this one.
              onChange={(country: string) =>
                form.change({ country, currency: schemeOf(country)!.currencies[0]!, routingNumber: '', accountNumber: '' })
              }
            />
          )}
        </FormField>
        <FormField form={form} name="currency" label={t('withdrawal.currency')} hint={form.values.currency !== 'USD' && t('withdrawal.currencyHint')}>
          {(control) => <Select {...control} options={scheme.currencies.map((value) => ({ value, label: value }))} />}
        </FormField>
        <FormField form={form} name="routingNumber" label={words(scheme.routing.words)}>
          {(control) => <Input {...control} className="code" autoComplete="off" />}
        </FormField>
        <FormField form={form} name="accountNumber" label={words(scheme.account.words)}>
          {(control) => <Input {...control} className="code" autoComplete="off" />}
        </FormField>
      </FieldGrid>
    </FormDialog>
  );
}
