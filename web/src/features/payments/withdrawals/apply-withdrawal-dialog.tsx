import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BankAccountRow } from '#contracts/bank-accounts/bank-account-queries.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { applyWithdrawalEndpoint } from '#contracts/withdrawals/apply-withdrawal.ts';
import { listWithdrawals } from '#contracts/withdrawals/withdrawal-queries.ts';
import { withdrawalRejections } from '#contracts/withdrawals/withdrawal-rejections.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney, formatTime } from '#web/ui/text/formats.ts';
import { useBankAccounts } from '../bank-accounts/use-bank-accounts.ts';
import { useAvailable } from './use-available.ts';

interface Props {
  onClose: () => void;
  /** To where an account is added. */
  onAccounts: () => void;
}

interface Application {
  bankAccountId: string | undefined;
  amountCents: TypedNumber;
}

/** How much, and where to; what remains is said as it is typed. */
export default function ApplyWithdrawalDialog({ onClose, onAccounts }: Props) {
  const { t } = useTranslation();
  const availableCents = useAvailable();
  const accounts = useBankAccounts().data?.records ?? [];
  const form = useEndpointForm(applyWithdrawalEndpoint, {
    defaultValues: { bankAccountId: undefined, amountCents: null } as Application,
    keptValues: { bankAccountId: accounts.find(({ usable }) => usable)?.bankAccountId, amountCents: null },
    bodyOf: (values) => values,
    check: ({ amountCents }) => ({
      amountCents:
        availableCents !== undefined &&
        typeof amountCents === 'number' &&
        amountCents > availableCents &&
        t('withdrawal.tooMuch', { available: formatMoney(availableCents) }),
    }),
    rules: withdrawalRejections,
    invalidates: [listWithdrawals, getWallet],
    onSubmitted: ({ withdrawalNo }) => {
      showSuccess(t('withdrawal.appliedNote', { number: withdrawalNo }));
      onClose();
    },
  });
  const { amountCents } = form.values;
  const rest = typeof amountCents === 'number' && availableCents !== undefined ? availableCents - amountCents : undefined;
  const labelOf = ({ holder, lastFour, usable, gmtUsable }: BankAccountRow): string =>
    [`${holder} •••• ${lastFour}`, ...(usable ? [] : [t('withdrawal.usableFrom', { at: formatTime(gmtUsable) })])].join(' · ');

  return (
    <FormDialog
      form={form}
      title={t('withdrawal.apply')}
      submitLabel={typeof amountCents === 'number' ? t('withdrawal.applySum', { amount: formatMoney(amountCents) }) : t('withdrawal.apply')}
      width={460}
      onClose={onClose}
      aside={
        <Button type="link" onClick={onAccounts}>
          {t('withdrawal.addAccount')}
        </Button>
      }
    >
      {availableCents !== undefined && <p>{t('withdrawal.availableNow', { amount: formatMoney(availableCents) })}</p>}
      <FormField form={form} name="bankAccountId" label={t('withdrawal.to')} hint={accounts.length === 0 && t('withdrawal.noneText')}>
        {(control) => (
          <Select
            {...control}
            options={accounts.map((account) => ({ value: account.bankAccountId, label: labelOf(account), disabled: !account.usable }))}
          />
        )}
      </FormField>
      <FormNumberField
        form={form}
        name="amountCents"
        label={t('withdrawal.amountToWithdraw')}
        kind={moneyKind}
        hint={rest !== undefined && rest >= 0 && t('withdrawal.remains', { amount: formatMoney(rest) })}
      />
    </FormDialog>
  );
}
