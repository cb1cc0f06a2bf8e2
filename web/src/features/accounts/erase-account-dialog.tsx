import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eraseAccountEndpoint } from '#contracts/accounts/erase-account.ts';
import { listSellerAccounts, type SellerAccount } from '#contracts/accounts/list-seller-accounts.ts';
import { listShopUsers } from '#contracts/reference/reference-queries.ts';
import { MAX_LOGIN } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { LeftBehind } from './left-behind.tsx';

/** Nothing brings the data back: whoever erases writes out whose they are. */
export default function EraseAccountDialog({ seller, close }: { seller: SellerAccount; close: () => void }) {
  const { t } = useTranslation();
  const [login, setLogin] = useState('');
  const [withShop, setWithShop] = useState(seller.shopInfo !== null);
  const command = useCommand(eraseAccountEndpoint, {
    quiet: true,
    // The filters by shop have known the name.
    changes: [listSellerAccounts, listShopUsers],
    onSuccess: () => {
      showSuccess(t('accounts.erased'));
      close();
    },
  });
  const [isAttempted, setAttempted] = useState(false);
  const isMeant = login.trim().toLowerCase() === seller.login;
  const wrong = isAttempted && !isMeant ? t('accounts.eraseMistyped', { login: seller.login }) : undefined;

  const submit = () => {
    setAttempted(true);
    if (isMeant) command.mutate({ accountId: seller.accountId, withShop });
  };

  return (
    <FormDialog
      title={t('accounts.eraseTitle', { name: seller.name })}
      submitText={t('accounts.eraseForGood')}
      submit={submit}
      busy={command.isPending}
      close={close}
    >
      <p>{t('accounts.eraseText')}</p>
      {seller.shopInfo && <LeftBehind shop={seller.shopInfo} />}
      {seller.shopInfo && (
        <p>
          <Checkbox checked={withShop} onChange={(event) => setWithShop(event.target.checked)}>
            {t('accounts.eraseShop', { shop: seller.shopInfo.uid })}
          </Checkbox>
        </p>
      )}
      <Field label={t('accounts.eraseConfirm', { login: seller.login })} error={wrong ?? serverErrors(command.error, []).rest}>
        {(tied) => (
          <Input {...tied} autoFocus autoComplete="off" maxLength={MAX_LOGIN} value={login} onChange={(event) => setLogin(event.target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
