import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellerAccount } from '#contracts/accounts/list-seller-accounts.ts';
import { setPassword } from '#contracts/accounts/set-password.ts';
import { MAX_PASSWORD } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';

/** Resets the password of a seller who has lost theirs; whoever is signed in with the old one is out. */
export default function SetPasswordDialog({ seller, close }: { seller: SellerAccount; close: () => void }) {
  const { t } = useTranslation();
  const [newPassword, setNewPassword] = useState('');
  const command = useCommand(setPassword, {
    quiet: true,
    onSuccess: () => {
      showSuccess(t('accounts.passwordSet', { name: seller.name }));
      close();
    },
  });
  const refused = serverErrors(command.error, ['newPassword']);

  const { needed, onAttempt } = useNeeded();

  const submit = () => {
    onAttempt();
    if (newPassword !== '') command.mutate({ accountId: seller.accountId, newPassword });
  };

  return (
    <FormDialog
      title={t('accounts.setPasswordTitle', { name: seller.name })}
      submitText={t('accounts.setPassword')}
      submit={submit}
      busy={command.isPending}
      close={close}
    >
      <p>{t('accounts.setPasswordText')}</p>
      <Field required label={t('account.newPassword')} error={refused.of('newPassword') ?? needed(newPassword === '') ?? refused.rest}>
        {(tied) => (
          <Input.Password
            {...tied}
            autoFocus
            autoComplete="new-password"
            maxLength={MAX_PASSWORD}
            value={newPassword}
            onChange={(event) => setNewPassword(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
