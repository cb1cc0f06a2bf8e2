import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { eraseAccountEndpoint } from '#contracts/accounts/manage-accounts.ts';
import { listSellerAccounts, type SellerAccount } from '#contracts/accounts/account-queries.ts';
import { listShopUsers } from '#contracts/reference/reference-queries.ts';
import { MAX_LOGIN } from '#contracts/kernel/fields/typed-lengths.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { LeftBehind } from './left-behind.tsx';

/** Nothing brings the data back: whoever erases writes out whose they are. */
export default function EraseAccountDialog({ seller, onClose }: { seller: SellerAccount; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(eraseAccountEndpoint, {
    defaultValues: { login: '', withShop: seller.shopInfo !== null },
    bodyOf: ({ withShop }) => ({ accountId: seller.accountId, withShop }),
    check: ({ login }) => ({ login: login.trim().toLowerCase() !== seller.login && t('accounts.eraseMistyped', { login: seller.login }) }),
    // The filters by shop have known the name.
    invalidates: [listSellerAccounts, listShopUsers],
    onSubmitted: () => {
      showSuccess(t('accounts.erased'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('accounts.eraseTitle', { name: seller.name })} submitLabel={t('accounts.eraseForGood')} onClose={onClose}>
      <p>{t('accounts.eraseText')}</p>
      {seller.shopInfo && <LeftBehind shop={seller.shopInfo} />}
      {seller.shopInfo && (
        <p>
          <Checkbox checked={form.values.withShop} onChange={(event) => form.change({ withShop: event.target.checked })}>
            {t('accounts.eraseShop', { shop: seller.shopInfo.uid })}
          </Checkbox>
        </p>
      )}
      <FormField form={form} name="login" label={t('accounts.eraseConfirm', { login: seller.login })}>
        {(control) => <Input {...control} autoFocus autoComplete="off" maxLength={MAX_LOGIN} />}
      </FormField>
    </FormDialog>
  );
}
