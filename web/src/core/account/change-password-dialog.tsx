import Password from 'antd/es/input/Password';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '#contracts/accounts/own-account.ts';
import { MAX_PASSWORD } from '#contracts/kernel/fields/typed-lengths.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { showSuccess } from '../toasts/toasts.ts';
import { leave } from '../session/leave.ts';
import styles from './change-password-dialog.module.css';
import { MIN_PASSWORD_LENGTH, wrongOf, type PasswordEntry } from './password-entry.ts';

const fields = ['oldPassword', 'newPassword', 'confirmpassword'] as const;

/** R3.45: three fields, each required and looked at when it is left (R5.25); the confirmation is not sent. */
export default function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const wordsOf = (entry: PasswordEntry, field: keyof PasswordEntry) => {
    const wrong = wrongOf(entry, field);
    return wrong && t(`account.wrong.${wrong}`, { least: MIN_PASSWORD_LENGTH });
  };
  const form = useEndpointForm(changePassword, {
    defaultValues: { oldPassword: '', newPassword: '', confirmpassword: '' },
    bodyOf: ({ oldPassword, newPassword }) => ({ oldPassword, newPassword }),
    check: (entry) => Object.fromEntries(fields.map((field) => [field, wordsOf(entry, field)])),
    mode: 'onBlur',
    // The server has ended every session of the account (R8.46).
    onSubmitted: () => {
      showSuccess(t('account.saved'));
      leave();
    },
  });
  const isUnexplained = form.refusal?.message === '' && form.refusal.fields.length === 0;

  return (
    <FormDialog
      form={isUnexplained ? { ...form, formError: t('account.changeFailed') } : form}
      title={t('account.changePassword')}
      submitLabel={t('app.save')}
      onClose={onClose}
    >
      <p className={styles['text']}>{t('account.changePasswordText')}</p>
      {fields.map((name) => (
        <FormField key={name} form={form} name={name} label={t(`account.${name}`)}>
          {({ onBlur, ...control }) => (
            <Password
              {...control}
              autoFocus={name === 'oldPassword'}
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
              maxLength={MAX_PASSWORD}
              onBlur={(event) => isLeft(event) && onBlur()}
            />
          )}
        </FormField>
      ))}
    </FormDialog>
  );
}

/** Not where the person turns to a button: what an error moved from under the pointer would be missed. */
const isLeft = ({ relatedTarget }: FocusEvent): boolean => !(relatedTarget instanceof HTMLElement && relatedTarget.closest('button'));
