import { Button, Input, type InputRef } from 'antd';
import Password from 'antd/es/input/Password';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePhone, sendPhoneCode } from '#contracts/accounts/own-account.ts';
import { MAX_PHONE, SMS_DIGITS } from '#contracts/kernel/fields/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useCountdown } from '#web/ui/form/use-countdown.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { readUserAgain } from '../access/read-user-again.ts';
import { useUser } from '../access/use-user.ts';
import { showSuccess } from '../toasts/toasts.ts';
import styles from './change-phone-dialog.module.css';

/** At most one code a minute to one number. */
const pause = 60;

/** Where codes to sign in with are sent: a number that a code was sent to just now, and the password. */
export default function ChangePhoneDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const codeInput = useRef<InputRef>(null);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const { left, start } = useCountdown();

  const sending = useCommand(sendPhoneCode, {
    quiet: true,
    onSuccess: (_answer, { phone }) => {
      setSentTo(phone);
      start(pause);
      codeInput.current?.focus();
    },
  });
  const form = useEndpointForm(changePhone, {
    defaultValues: { phone: '', smsCode: '', password: '' },
    bodyOf: (entry) => entry,
    check: (entry) => Object.fromEntries(Object.entries(entry).map(([field, text]) => [field, text.trim() === '' && t('account.wrong.missing')])),
    onSubmitted: () => {
      showSuccess(t('account.saved'));
      void readUserAgain();
      onClose();
    },
  });
  const { phone } = form.values;
  const isSent = sentTo === phone;
  // What was refused of one number says nothing of the next.
  const unsent = sending.error && sending.variables.phone === phone ? sending.error : undefined;
  const phoneError = unsent?.fields[0]?.msg ?? (isCodeAsked && phone.trim() === '' ? t('account.wrong.missing') : form.errorOf('phone'));
  const formError = unsent && unsent.fields.length === 0 ? unsent.message || t('app.offline') : form.formError;

  const send = () => {
    setCodeAsked(true);
    form.forgetAttempt();
    if (phone.trim() !== '') sending.mutate({ phone });
  };

  return (
    <FormDialog form={{ ...form, formError }} title={t('account.phone')} submitLabel={t('app.save')} onClose={onClose}>
      <p className={styles['text']}>
        {t('account.phoneText')} {user.phone && t('account.phoneNow', { phone: user.phone })}
      </p>
      <FormField form={form} name="phone" label={t('register.phone')} hint={t('account.phoneHint')} error={phoneError}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="tel"
            autoComplete="tel"
            maxLength={MAX_PHONE}
            onPressEnter={(event) => {
              if (isSent) return;
              event.preventDefault();
              send();
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="smsCode" label={t('signIn.smsCode')} hint={isSent && <span role="status">{t('register.codeSent')}</span>}>
        {(control) => (
          <div className={styles['code']}>
            <Input {...control} ref={codeInput} inputMode="numeric" autoComplete="one-time-code" maxLength={SMS_DIGITS} />
            <Button disabled={isSent && left > 0} loading={sending.isPending} onClick={send}>
              <span className="figures">{isSent && left > 0 ? t('signIn.sendAgain', { seconds: left }) : t('signIn.sendSms')}</span>
            </Button>
          </div>
        )}
      </FormField>
      <FormField form={form} name="password" label={t('signIn.password')}>
        {(control) => <Password {...control} autoComplete="current-password" />}
      </FormField>
    </FormDialog>
  );
}
