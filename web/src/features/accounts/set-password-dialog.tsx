import { Button, Input, Modal } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SellerAccount } from '#contracts/accounts/list-seller-accounts.ts';
import { setPassword } from '#contracts/accounts/set-password.ts';
import { useCommand } from '../../api/use-command.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import { Field } from '../../ui/form/field.tsx';
import { serverErrors } from '../../ui/form/server-errors.ts';

const form = 'set-password';

/** Resets the password of a seller who has lost theirs; whoever is signed in with the old one is out. */
export const SetPasswordDialog = ({ seller, close }: { seller: SellerAccount; close: () => void }) => {
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

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (newPassword !== '') command.mutate({ accountId: seller.accountId, newPassword });
  };

  return (
    <Modal
      open
      centered
      width={420}
      title={t('accounts.setPasswordTitle', { name: seller.name })}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('app.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={command.isPending} disabled={newPassword === ''}>
            {t('accounts.setPassword')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} style={{ display: 'grid', gap: 14 }}>
        <p>{t('accounts.setPasswordText')}</p>
        <Field label={t('account.newPassword')} error={refused.of('newPassword') ?? refused.rest}>
          {(tied) => (
            <Input.Password
              {...tied}
              autoFocus
              autoComplete="new-password"
              maxLength={200}
              value={newPassword}
              onChange={(event) => setNewPassword(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Modal>
  );
};
