import { useTranslation } from 'react-i18next';
import { getMerchantRates, type MerchantRates } from '#contracts/fees/rate-card-queries.ts';
import { setCreditLimitEndpoint } from '#contracts/fees/set-credit-limit.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

interface Props {
  merchant: MerchantRates;
  onClose: () => void;
}

export default function CreditLimitDialog({ merchant: { shopInfo, creditLimitCents }, onClose }: Props) {
  const { t } = useTranslation();
  const ownerName = useOwnerName();
  const opened: { creditLimitCents: TypedNumber } = { creditLimitCents };
  const form = useEndpointForm(setCreditLimitEndpoint, {
    defaultValues: opened,
    bodyOf: (values) => ({ shopId: shopInfo.id, creditLimitCents: values.creditLimitCents }),
    invalidates: [getMerchantRates],
    onSubmitted: () => {
      showSuccess(t('fees.creditLimitSet', { name: ownerName(shopInfo) }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('fees.creditLimitOf', { name: ownerName(shopInfo) })} submitLabel={t('app.save')} onClose={onClose}>
      <FormNumberField
        form={form}
        name="creditLimitCents"
        autoFocus
        label={t('fees.creditLimit')}
        hint={t('fees.creditLimitText')}
        kind={moneyKind}
      />
    </FormDialog>
  );
}
