import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { listReceipts, type Receipt, type RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { approveRechargeEndpoint } from '#contracts/payments/review-recharge.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { DayInput } from '#web/ui/dates/day-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { rechargeReads } from '../use-recharge-actions.ts';

interface Props {
  recharge: RechargeRow;
  onClose: () => void;
}

interface Found {
  receivedCents: TypedNumber;
  bankRef: string;
  receivedOn: string | undefined;
}

/** On which line of the statement the money stands. What the bank has told of is chosen; anything else is typed. */
export const ApproveRechargeDialog = ({ recharge: { rechargeNo, amountCents, approved, shopInfo }, onClose }: Props) => {
  const { t } = useTranslation();
  const receipts = useRead(listReceipts, undefined, { quiet: true }).data?.records ?? [];
  const form = useEndpointForm(approveRechargeEndpoint, {
    defaultValues: { receivedCents: amountCents, bankRef: '', receivedOn: undefined } as Found,
    bodyOf: (found) => ({ rechargeNo, ...found }),
    invalidates: rechargeReads,
    onSubmitted: ({ status }) => {
      showSuccess(t(status === 'completed' ? 'recharge.approvedNote' : 'recharge.firstApprovedNote', { number: rechargeNo }));
      onClose();
    },
  });
  const { receivedCents } = form.values;
  const choose = (ref: string) => {
    const found = receipts.find(({ bankRef }) => bankRef === ref);
    if (found) form.change({ receivedCents: found.cents, bankRef: found.bankRef, receivedOn: found.receivedOn });
  };
  const labelOf = ({ bankRef, cents, receivedOn, text }: Receipt) => `${bankRef} · ${formatMoney(cents)} · ${receivedOn} · ${text}`;

  return (
    <FormDialog
      form={form}
      title={t('recharge.approveTitle', { number: rechargeNo, shop: shopInfo.realname || shopInfo.uid })}
      submitLabel={typeof receivedCents === 'number' ? t('recharge.approveSum', { amount: formatMoney(receivedCents) }) : t('recharge.approve')}
      width={460}
      onClose={onClose}
    >
      <p>
        {approved
          ? t('recharge.secondText', { amount: formatMoney(approved.receivedCents), ref: approved.bankRef, day: approved.receivedOn })
          : t('recharge.approveText', { amount: formatMoney(amountCents) })}
      </p>
      {receipts.length > 0 && (
        <Field label={t('recharge.receiptOf')}>
          {({ id }) => (
            <Select id={id} onChange={choose} options={receipts.map((receipt) => ({ value: receipt.bankRef, label: labelOf(receipt) }))} />
          )}
        </Field>
      )}
      <FormNumberField form={form} name="receivedCents" label={t('recharge.receivedCents')} kind={moneyKind} />
      <FormField form={form} name="bankRef" label={t('recharge.bankRef')} hint={t('recharge.bankRefHint')}>
        {(control) => <Input {...control} className="code" />}
      </FormField>
      <FormField form={form} name="receivedOn" label={t('recharge.receivedOn')}>
        {({ value, onChange, ...control }) => <DayInput controlProps={control} value={value} onChange={onChange} />}
      </FormField>
    </FormDialog>
  );
};
