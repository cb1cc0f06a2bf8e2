import { Input } from 'antd';
import { useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#contracts/accounts/sign-in/change-password.ts';
import { MAX_PASSWORD } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { showSuccess } from '../notices/notices.ts';
import { leave } from '../session/leave.ts';
import styles from './change-password-dialog.module.css';
import { leastPassword, wrongOf, type PasswordEntry } from './password-entry.ts';

const fields = ['oldPassword', 'newPassword', 'confirmpassword'] as const;

/** R3.45: three fields, each required and looked at when it is left (R5.25); the confirmation is not sent. */
export default function ChangePasswordDialog({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const [entry, setEntry] = useState<PasswordEntry>({ oldPassword: '', newPassword: '', confirmpassword: '' });
  const [left, setLeft] = useState<readonly (keyof PasswordEntry)[]>([]);
  const command = useCommand(changePassword, {
    quiet: true,
    // The server has ended every session of the account (R8.46).
    onSuccess: () => {
      showSuccess(t('account.saved'));
      leave();
    },
  });
  const refused = serverErrors(command.error, fields);
  const rest = command.error && (refused.rest ?? (fields.some((field) => refused.of(field)) ? undefined : t('account.changeFailed')));

  const errorOf = (field: keyof PasswordEntry): string | undefined => {
    const wrong = left.includes(field) ? wrongOf(entry, field) : undefined;
    return wrong ? t(`account.wrong.${wrong}`, { least: leastPassword }) : refused.of(field);
  };

  const submit = () => {
    setLeft(fields);
    if (fields.some((field) => wrongOf(entry, field))) return;
    const { oldPassword, newPassword } = entry;
    command.mutate({ oldPassword, newPassword });
  };

  return (
    <FormDialog title={t('account.changePassword')} submitText={t('app.save')} submit={submit} busy={command.isPending} close={close}>
      <p className={styles['text']}>{t('account.changePasswordText')}</p>
      {fields.map((name) => (
        <Field key={name} label={t(`account.${name}`)} error={errorOf(name)}>
          {(tied) => (
            <Input.Password
              {...tied}
              autoFocus={name === 'oldPassword'}
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
              maxLength={MAX_PASSWORD}
              value={entry[name]}
              onChange={(event) => {
                setEntry({ ...entry, [name]: event.target.value });
                if (command.error) command.reset();
              }}
              onBlur={(event) => isLeft(event) && setLeft([...left, name])}
            />
          )}
        </Field>
      ))}
      {rest && <Refusal>{rest}</Refusal>}
    </FormDialog>
  );
}

/** Not where the person turns to a button: what an error moved from under the pointer would be missed. */
const isLeft = ({ relatedTarget }: FocusEvent): boolean => !(relatedTarget instanceof HTMLElement && relatedTarget.closest('button'));
