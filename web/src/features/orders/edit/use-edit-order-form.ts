import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { editRequestEndpoint } from '#contracts/requests/owner-commands.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { orderReads } from '#web/shared/order/requests/orders-ahead.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

interface Options<Values> {
  defaultValues: Values;
  bodyOf: (values: Values) => Unchecked<Omit<BodyInputOf<typeof editRequestEndpoint>, 'oddNo'>>;
  check: (values: Values) => Record<string, string | false | undefined>;
  fields?: readonly string[];
  holdsMore?: boolean;
  onSaved: () => void;
}

/** Changes a request whose review is not finished. What is there is judged as it is changed. */
export const useEditOrderForm = <Values extends FieldValues>(oddNo: string, { bodyOf, onSaved, ...options }: Options<Values>) => {
  const { t } = useTranslation();
  return useEndpointForm(editRequestEndpoint, {
    ...options,
    bodyOf: (values: Values) => ({ oddNo, ...bodyOf(values) }),
    mode: 'onChange',
    invalidates: orderReads,
    onSubmitted: () => {
      showSuccess(t('orders.edited', { oddNo }));
      onSaved();
    },
  });
};
