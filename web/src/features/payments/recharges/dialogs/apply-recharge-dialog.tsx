import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { applyRechargeEndpoint } from '#contracts/payments/apply-recharge.ts';
import { neededFor } from '#contracts/payments/exchange.ts';
import { formatRechargeCode } from '#contracts/payments/recharge-code.ts';
import { paymentMethodNames, paymentMethods, type PaymentMethod } from '#contracts/payments/recharge-events.ts';
import { getPaymentWays } from '#contracts/payments/recharge-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { rechargeReads } from '../use-recharge-actions.ts';

interface Props {
  onApplied: (rechargeNo: string) => void;
  onClose: () => void;
}

interface Application {
  method: PaymentMethod;
  amountCents: TypedNumber;
}

/** How much comes, and how. By Alipay the buyer is led to pay; a transfer is waited for. */
export default function ApplyRechargeDialog({ onApplied, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const { data: ways } = useRead(getPaymentWays, undefined, { quiet: true });
  const rate = ways?.alipay?.rate;
  const form = useEndpointForm(applyRechargeEndpoint, {
    defaultValues: { method: 'bankTransfer', amountCents: null } as Application,
    bodyOf: ({ method, amountCents }) => ({ method, amountCents, ...(method === 'alipay' && rate && { rate }) }),
    invalidates: [...rechargeReads, getPaymentWays],
    onSubmitted: ({ rechargeNo, payUrl, code }) => {
      if (payUrl) return location.assign(payUrl);
      showSuccess(t('recharge.appliedNote', { number: rechargeNo, code: formatRechargeCode(code) }));
      onClose();
      onApplied(rechargeNo);
    },
  });
  const { method, amountCents } = form.values;
  const isByAlipay = method === 'alipay' && rate !== undefined;
  const yuan = isByAlipay && typeof amountCents === 'number' ? formatMoney(neededFor(amountCents, rate), { unit: '¥' }) : undefined;

  return (
    <FormDialog
      form={form}
      title={t('recharge.apply')}
      submitLabel={yuan ? t('recharge.payYuan', { amount: yuan }) : t(isByAlipay ? 'recharge.toAlipay' : 'recharge.announce')}
      width={460}
      onClose={onClose}
    >
      <FormField form={form} name="method" label={t('recharge.method')}>
        {({ value, onChange, id }) => (
          <Segmented
            id={id}
            block
            value={value}
            onChange={onChange}
            options={paymentMethodNames.map((name) => ({
              value: name,
              label: words(paymentMethods[name]),
              disabled: name === 'alipay' && rate === undefined,
            }))}
          />
        )}
      </FormField>
      <FormNumberField
        form={form}
        name="amountCents"
        label={t('recharge.amountToCredit')}
        kind={moneyKind}
        autoFocus
        hint={isByAlipay ? t('recharge.rateHint', { rate }) : ways && t('recharge.transferHint', { code: formatRechargeCode(ways.code) })}
      />
    </FormDialog>
  );
}
