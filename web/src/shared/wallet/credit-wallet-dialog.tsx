import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShopInfo } from '#contracts/kernel/query-rows.ts';
import { creditWalletEndpoint, largestCreditCents } from '#contracts/wallet/credit-wallet.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { MAX_REMARK } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { NumberField } from '#web/ui/form/number/number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { ShopChoice } from './shop-choice.tsx';

const creditKind = moneyKind({ min: 1, max: largestCreditCents });

interface Props {
  /** Whose wallet; without it the dialog asks. */
  shop?: ShopInfo | undefined;
  close: () => void;
}

/** Money that a seller sent is put into their wallet (R2.185). A posting is never taken back: the button says how much it will be. */
export default function CreditWalletDialog({ shop: given, close }: Props) {
  const { t } = useTranslation();
  const [shop, setShop] = useState(given);
  const [cents, setCents] = useState<TypedNumber>(null);
  const [remark, setRemark] = useState('');
  const { needed, onAttempt } = useNeeded();
  const confirm = useConfirm();
  const wallet = useRead(getWallet, { shopId: shop?.id }, { quiet: true, enabled: shop !== undefined });
  const command = useCommand(creditWalletEndpoint, {
    quiet: true,
    changes: [getWallet, listWalletRecords],
    onSuccess: ({ balanceCents }) => {
      showSuccess(t('accounts.credited', { shop: nameOf(shop), balance: formatMoney(balanceCents) }));
      close();
    },
  });
  const refused = serverErrors(command.error, ['shopId', 'amountCents', 'remark']);
  const amountCents = typeof cents === 'number' ? cents : 0;
  const isComplete = amountCents > 0 && remark.trim() !== '';

  const submit = async () => {
    onAttempt();
    if (!shop || !isComplete || command.isPending) return;
    const sum = formatMoney(amountCents);
    const sure = await confirm({
      kind: 'plain',
      title: t('accounts.creditSureTitle', { amount: sum, shop: nameOf(shop) }),
      text: t('accounts.creditSure'),
      confirm: t('accounts.creditSum', { amount: sum }),
    });
    if (sure) command.mutate({ shopId: shop.id, amountCents, remark: remark.trim() });
  };

  return (
    <FormDialog
      title={given ? t('accounts.creditTitle', { shop: nameOf(given) }) : t('accounts.creditWallet')}
      submitText={amountCents > 0 ? t('accounts.creditSum', { amount: formatMoney(amountCents) }) : t('accounts.credit')}
      submit={() => void submit()}
      busy={command.isPending}
      close={close}
    >
      {!given && (
        <Field required label={t('accounts.shop')} error={refused.of('shopId') ?? needed(shop === undefined)}>
          {(tied) => <ShopChoice tied={tied} shop={shop} onChoose={setShop} />}
        </Field>
      )}
      {shop && wallet.data?.shopInfo.id === shop.id && <p>{t('accounts.creditText', { balance: formatMoney(wallet.data.balanceCents) })}</p>}
      <NumberField
        required
        autoFocus={given !== undefined}
        label={t('accounts.creditAmount')}
        error={refused.of('amountCents') ?? needed(cents === null)}
        kind={creditKind}
        value={cents}
        onChange={setCents}
      />
      <Field
        required
        label={t('accounts.creditRemark')}
        hint={t('accounts.creditRemarkHint')}
        error={refused.of('remark') ?? needed(remark.trim() === '') ?? refused.rest}
      >
        {(tied) => <Input {...tied} maxLength={MAX_REMARK} value={remark} onChange={(event) => setRemark(event.target.value)} />}
      </Field>
    </FormDialog>
  );
}

const nameOf = (shop: ShopInfo | undefined): string => shop?.realname || shop?.uid || '';
