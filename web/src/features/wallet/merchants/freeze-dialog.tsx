import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { freezeWalletEndpoint, unfreezeWalletEndpoint } from '#contracts/wallet/finance/freeze-wallet.ts';
import { listMerchantWallets, type MerchantWallet } from '#contracts/wallet/finance/list-wallets.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

interface Props {
  wallet: MerchantWallet;
  onClose: () => void;
}

/** Whether the seller may spend, with the reason that stands in the log. */
export default function FreezeDialog({ wallet: { shopInfo, isFrozen }, onClose }: Props) {
  const { t } = useTranslation();
  const shop = useOwnerName()(shopInfo);
  const form = useEndpointForm(isFrozen ? unfreezeWalletEndpoint : freezeWalletEndpoint, {
    defaultValues: { reason: '' },
    bodyOf: ({ reason }) => ({ shopId: shopInfo.id, reason: reason.trim() }),
    fields: ['reason'],
    invalidates: [listMerchantWallets, getWallet],
    onSubmitted: () => {
      showSuccess(t(isFrozen ? 'wallet.merchants.unfrozen' : 'wallet.merchants.frozen', { shop }));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t(isFrozen ? 'wallet.merchants.unfreezeTitle' : 'wallet.merchants.freezeTitle', { shop })}
      submitLabel={t(isFrozen ? 'wallet.merchants.unfreeze' : 'wallet.merchants.freeze')}
      onClose={onClose}
    >
      <p>{t(isFrozen ? 'wallet.merchants.unfreezeText' : 'wallet.merchants.freezeText')}</p>
      <FormField form={form} name="reason" label={t('wallet.reverse.reason')}>
        {(control) => <Input {...control} />}
      </FormField>
    </FormDialog>
  );
}
