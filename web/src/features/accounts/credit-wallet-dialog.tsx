import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopInfo } from '#contracts/kernel/query-rows.ts';
import { creditWalletEndpoint, largestCreditCents } from '#contracts/wallet/credit-wallet.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { useCommand } from '../../api/use-command.ts';
import { useRead } from '../../api/use-read.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MoneyInput } from '../../ui/form/money-input.tsx';
import { serverErrors } from '../../ui/form/server-errors.ts';
import { formatMoney } from '../../ui/text/formats.ts';

/** Money that a seller sent is put into their wallet (R2.185). A posting is never taken back: the button says how much it will be. */
export const CreditWalletDialog = ({ shop, close }: { shop: ShopInfo; close: () => void }) => {
  const { t } = useTranslation();
  const [cents, setCents] = useState<number | null>(null);
  const [remark, setRemark] = useState('');
  const wallet = useRead(getWallet, { shopId: shop.id }, { quiet: true });
  const command = useCommand(creditWalletEndpoint, {
    quiet: true,
    changes: [getWallet, listWalletRecords],
    onSuccess: ({ balanceCents }) => {
      showSuccess(t('accounts.credited', { shop: shop.realname, balance: formatMoney(balanceCents) }));
      close();
    },
  });
  const refused = serverErrors(command.error, ['amountCents', 'remark']);
  const amountCents = cents ?? 0;
  const isComplete = amountCents > 0 && remark.trim() !== '';

  const submit = () => {
    if (isComplete) command.mutate({ shopId: shop.id, amountCents, remark: remark.trim() });
  };

  return (
    <FormDialog
      title={t('accounts.creditTitle', { shop: shop.realname })}
      submitText={amountCents > 0 ? t('accounts.creditSum', { amount: formatMoney(amountCents) }) : t('accounts.credit')}
      submit={submit}
      busy={command.isPending}
      disabled={!isComplete}
      close={close}
    >
      {wallet.data?.shopInfo.id === shop.id && <p>{t('accounts.creditText', { balance: formatMoney(wallet.data.balanceCents) })}</p>}
      <Field label={t('accounts.creditAmount')} error={refused.of('amountCents')}>
        {(tied) => <MoneyInput tied={tied} autoFocus least={1} most={largestCreditCents} cents={cents} change={setCents} />}
      </Field>
      <Field label={t('accounts.creditRemark')} hint={t('accounts.creditRemarkHint')} error={refused.of('remark') ?? refused.rest}>
        {(tied) => <Input {...tied} maxLength={500} value={remark} onChange={(event) => setRemark(event.target.value)} />}
      </Field>
    </FormDialog>
  );
};
