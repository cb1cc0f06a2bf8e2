import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { saleActions } from '#contracts/sales/sale-actions.ts';
import { changeSalePriceEndpoint } from '#contracts/sales/sale-commands.ts';
import type { SaleDetail } from '#contracts/sales/sale-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { saleReads } from '../sale-reads.ts';

interface Props {
  sale: SaleDetail;
  onClose: () => void;
}

/** Until the goods are shipped (R8.28). */
export default function ChangePriceDialog({ sale: { saleId, price }, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const opened: { priceCents: TypedNumber; reason: string } = { priceCents: price, reason: '' };
  const form = useEndpointForm(changeSalePriceEndpoint, {
    defaultValues: opened,
    bodyOf: (values) => ({ ...values, saleId }),
    fields: ['priceCents', 'reason'],
    invalidates: saleReads,
    onSubmitted: (_, { priceCents }) => {
      showSuccess(t('sales.changed', { amount: formatMoney(priceCents) }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('sales.changeTitle')} submitLabel={words(saleActions.changePrice)} onClose={onClose}>
      <p>{t('sales.changeText')}</p>
      <FormNumberField form={form} name="priceCents" label={t('sales.newPrice')} kind={moneyKind} />
      <FormField form={form} name="reason" label={t('sales.reason')} required>
        {(control) => <Input {...control} />}
      </FormField>
    </FormDialog>
  );
}
