import Password from 'antd/es/input/Password';
import { useTranslation } from 'react-i18next';
import type { SellerAccount } from '#contracts/accounts/account-queries.ts';
import { setPassword } from '#contracts/accounts/manage-accounts.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

/** Resets the password of a seller who has lost theirs; whoever is signed in with the old one is out. */
export default function SetPasswordDialog({ seller, onClose }: { seller: SellerAccount; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(setPassword, {
    defaultValues: { newPassword: '' },
    bodyOf: ({ newPassword }) => ({ accountId: seller.accountId, newPassword }),
    onSubmitted: () => {
      showSuccess(t('accounts.passwordSet', { name: seller.name }));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('accounts.setPasswordTitle', { name: seller.name })} submitLabel={t('accounts.setPassword')} onClose={onClose}>
      <p>{t('accounts.setPasswordText')}</p>
      <FormField form={form} name="newPassword" label={t('account.newPassword')}>
        {(control) => <Password {...control} autoFocus autoComplete="new-password" />}
      </FormField>
    </FormDialog>
  );
}
