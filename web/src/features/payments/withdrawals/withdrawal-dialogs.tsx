import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { completeWithdrawalEndpoint, payWithdrawalEndpoint } from '#contracts/withdrawals/review-withdrawal.ts';
import { getWithdrawal, listWithdrawals, type WithdrawalRow } from '#contracts/withdrawals/withdrawal-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import type { WithdrawalActions } from './use-withdrawal-actions.ts';

const reads = [listWithdrawals, getWithdrawal, getWallet, listWalletRecords];

/** The dialog of what was asked for, if any. */
export default function WithdrawalDialogs({ actions: { dialog, closeDialog } }: { actions: WithdrawalActions }) {
  if (!dialog) return null;
  const Dialog = dialog.name === 'pay' ? PayDialog : CompleteDialog;
  return <Dialog withdrawal={dialog.withdrawal} onClose={closeDialog} />;
}

interface Props {
  withdrawal: WithdrawalRow;
  onClose: () => void;
}

/** All of it, or less where fees have left too little meanwhile. */
const PayDialog = ({ withdrawal, onClose }: Props) => {
  const { t } = useTranslation();
  const { withdrawalNo, amountCents: approvedCents, account } = withdrawal;
  const detail = useRead(getWithdrawal, { withdrawalNo }, { quiet: true });
  const form = useEndpointForm(payWithdrawalEndpoint, {
    defaultValues: { amountCents: approvedCents as TypedNumber },
    bodyOf: ({ amountCents }) => ({ withdrawalNo, amountCents }),
    invalidates: reads,
    onSubmitted: onClose,
  });
  const { amountCents } = form.values;
  const paid = typeof amountCents === 'number' ? amountCents : approvedCents;
  return (
    <FormDialog
      form={form}
      title={t('withdrawal.payTitle', { number: withdrawalNo })}
      submitLabel={t('withdrawal.paySum', { amount: formatMoney(paid) })}
      onClose={onClose}
    >
      <p>{t('withdrawal.payText', { holder: account.holder, lastFour: account.lastFour, amount: formatMoney(approvedCents) })}</p>
      <FormNumberField
        form={form}
        name="amountCents"
        label={t('withdrawal.amountToPay')}
        kind={moneyKind}
        autoFocus
        hint={
          detail.data?.availableCents !== undefined &&
          t('withdrawal.beside', { available: formatMoney(detail.data.availableCents), rest: formatMoney(approvedCents - paid) })
        }
      />
    </FormDialog>
  );
};

/** By hand, as long as no statement tells of it. */
const CompleteDialog = ({ withdrawal: { withdrawalNo, paidCents }, onClose }: Props) => {
  const { t } = useTranslation();
  const form = useEndpointForm(completeWithdrawalEndpoint, {
    defaultValues: { bankRef: '', bookedOn: undefined as string | undefined },
    bodyOf: (line) => ({ withdrawalNo, ...line }),
    invalidates: reads,
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('withdrawal.completeTitle', { number: withdrawalNo })}
      submitLabel={t('withdrawal.completeConfirm')}
      onClose={onClose}
    >
      <p>{t('withdrawal.completeText', { amount: formatMoney(paidCents ?? 0) })}</p>
      <FormField form={form} name="bankRef" label={t('withdrawal.bankRef')}>
        {(control) => <Input {...control} className="code" />}
      </FormField>
      <FormField form={form} name="bookedOn" label={t('withdrawal.bookedOn')}>
        {({ value, onChange, ...control }) => <DayInput controlProps={control} value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
};
