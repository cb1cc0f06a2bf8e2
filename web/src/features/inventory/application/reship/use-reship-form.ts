import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { addressFields, lacksIdCard } from '#web/shared/order/address/address-values.ts';
import { useApplicationFee } from '../fee/use-application-fee.ts';
import { useApplicationForm, type Applied } from '../use-application-form.ts';
import { applicationOf, nothingEntered } from './reship-values.ts';

const fields = ['oneIds', 'boxes', 'dueAt', 'remark', ...addressFields.map((field) => `address.${field}`)];

/** The application for these items. */
export const useReshipForm = (items: readonly InventoryRow[], applied: Applied) => {
  const oneIds = items.map(({ oneId }) => oneId);
  const fee = useApplicationFee('reship', items);
  const words = useWords();
  const form = useApplicationForm(
    applyReshipEndpoint,
    oneIds,
    {
      defaultValues: nothingEntered,
      bodyOf: (values) => applicationOf(values, oneIds),
      check: ({ address }) => ({ 'address.idCardNumber': lacksIdCard(address) && words(fieldRules.required) }),
      fields,
      fee,
    },
    applied,
  );
  return { form, fee };
};

export type ReshipForm = ReturnType<typeof useReshipForm>['form'];
