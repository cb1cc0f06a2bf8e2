import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { addressFields, lacksIdCard } from '#web/shared/order/address/address-values.ts';
import { useApplicationForm, type Applied } from '../use-application-form.ts';
import { applicationOf, nothingEntered } from './reship-values.ts';

const fields = ['oneIds', 'boxes', 'dueAt', 'remark', ...addressFields.map((field) => `address.${field}`)];

/** The application for these items. */
export const useReshipForm = (oneIds: readonly string[], applied: Applied) => {
  const words = useWords();
  return useApplicationForm(
    applyReshipEndpoint,
    oneIds,
    {
      defaultValues: nothingEntered,
      bodyOf: (values) => applicationOf(values, oneIds),
      check: ({ address }) => ({ 'address.idCardNumber': lacksIdCard(address) && words(fieldRules.required) }),
      fields,
    },
    applied,
  );
};

export type ReshipForm = ReturnType<typeof useReshipForm>;
