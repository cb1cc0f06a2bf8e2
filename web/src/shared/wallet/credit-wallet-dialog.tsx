import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ShopInfo } from '#contracts/kernel/lists/query-rows.ts';
import { creditWalletEndpoint } from '#contracts/wallet/credit-wallet.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { FormNumberField } from '#web/ui/form/number/form-number-field.tsx';
import { moneyKind } from '#web/ui/form/number/number-kinds.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { ShopChoice } from './shop-choice.tsx';

interface Credit {
  shop: ShopInfo | undefined;
  amountCents: TypedNumber;
  bankRef: string;
  remark: string;
}

interface Props {
  /** Whose wallet; without it the dialog asks. */
  shop?: ShopInfo | undefined;
  onClose: () => void;
}

/** Money that a seller sent is put into their wallet (R2.185). A posting is never taken back: the button says how much it will be. */
export default function CreditWalletDialog({ shop: given, onClose }: Props) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const form = useEndpointForm(creditWalletEndpoint, {
    defaultValues: { shop: given, amountCents: null, bankRef: '', remark: '' } as Credit,
    bodyOf: ({ shop, amountCents, bankRef, remark }) => ({ shopId: shop?.id, amountCents, bankRef: bankRef.trim(), remark: remark.trim() }),
    fields: ['shopId', 'amountCents', 'bankRef', 'remark'],
    confirm: ({ shop, amountCents }) => {
      const sum = formatMoney(Number(amountCents));
      return confirm({
        kind: 'plain',
        title: t('accounts.creditSureTitle', { amount: sum, shop: nameOf(shop) }),
        text: t('accounts.creditSure'),
        confirm: t('accounts.creditSum', { amount: sum }),
      });
    },
    invalidates: [getWallet, listWalletRecords],
    onSubmitted: ({ balanceCents }) => {
      showSuccess(t('accounts.credited', { shop: nameOf(form.values.shop), balance: formatMoney(balanceCents) }));
      onClose();
    },
  });
  const { shop, amountCents } = form.values;
  const wallet = useRead(getWallet, { shopId: shop?.id }, { quiet: true, enabled: shop !== undefined });

  return (
    <FormDialog
      form={form}
      title={given ? t('accounts.creditTitle', { shop: nameOf(given) }) : t('accounts.creditWallet')}
      submitLabel={typeof amountCents === 'number' ? t('accounts.creditSum', { amount: formatMoney(amountCents) }) : t('accounts.credit')}
      onClose={onClose}
    >
      {!given && (
        <FormField form={form} name="shop" bodyName="shopId" label={t('accounts.shop')}>
          {({ value, onChange, ...controlProps }) => <ShopChoice controlProps={controlProps} shop={value} onSelect={onChange} />}
        </FormField>
      )}
      {shop && wallet.data?.shopInfo.id === shop.id && <p>{t('accounts.creditText', { balance: formatMoney(wallet.data.postedCents) })}</p>}
      <FormNumberField form={form} name="amountCents" autoFocus={given !== undefined} label={t('accounts.creditAmount')} kind={moneyKind} />
      <FormField form={form} name="bankRef" label={t('accounts.creditBankRef')} hint={t('accounts.creditBankRefHint')}>
        {(control) => <Input {...control} />}
      </FormField>
      <FormField form={form} name="remark" label={t('accounts.creditRemark')} hint={t('accounts.creditRemarkHint')}>
        {(control) => <Input {...control} />}
      </FormField>
    </FormDialog>
  );
}

const nameOf = (shop: ShopInfo | undefined): string => shop?.realname || shop?.uid || '';
