import { Button, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePhone } from '#contracts/accounts/phone/change-phone.ts';
import { sendPhoneCode } from '#contracts/accounts/phone/send-phone-code.ts';
import { MAX_PASSWORD, MAX_PHONE, SMS_DIGITS } from '#contracts/kernel/typed-lengths.ts';
import { useCommand } from '#web/api/use-command.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Refusal } from '#web/ui/form/refusal.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useCountdown } from '#web/ui/form/use-countdown.ts';
import { readUserAgain } from '../access/read-user-again.ts';
import { useUser } from '../access/use-user.ts';
import { showSuccess } from '../notices/notices.ts';
import styles from './change-phone-dialog.module.css';

const fields = ['phone', 'smsCode', 'password'] as const;
type Entry = Record<(typeof fields)[number], string>;

/** At most one code a minute to one number. */
const pause = 60;

/** Where codes to sign in with are sent: a number that a code was sent to just now, and the password. */
export default function ChangePhoneDialog({ close }: { close: () => void }) {
  const { t } = useTranslation();
  const user = useUser();
  const codeInput = useRef<InputRef>(null);
  const [entry, setEntry] = useState<Entry>({ phone: '', smsCode: '', password: '' });
  const [attempted, setAttempted] = useState<readonly (keyof Entry)[]>([]);
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
  const saving = useCommand(changePhone, {
    quiet: true,
    onSuccess: () => {
      showSuccess(t('account.saved'));
      void readUserAgain();
      close();
    },
  });
  const isSent = sentTo === entry.phone;
  const failure = sending.error ?? saving.error;
  const refused = serverErrors(failure, fields);
  const rest = failure && (refused.rest ?? (fields.some((field) => refused.of(field)) ? undefined : t('app.offline')));

  const errorOf = (field: keyof Entry): string | undefined =>
    attempted.includes(field) && entry[field].trim() === '' ? t('account.wrong.missing') : refused.of(field);

  const change = (part: Partial<Entry>) => {
    setEntry({ ...entry, ...part });
    sending.reset();
    saving.reset();
  };

  const send = () => {
    setAttempted(['phone']);
    saving.reset();
    if (entry.phone.trim() !== '') sending.mutate({ phone: entry.phone });
  };

  const submit = () => {
    setAttempted(fields);
    sending.reset();
    if (fields.every((field) => entry[field].trim() !== '')) saving.mutate(entry);
  };

  return (
    <FormDialog title={t('account.phone')} submitText={t('app.save')} submit={submit} busy={saving.isPending} close={close}>
      <p className={styles['text']}>
        {t('account.phoneText')} {user.phone && t('account.phoneNow', { phone: user.phone })}
      </p>
      <Field label={t('register.phone')} hint={t('account.phoneHint')} error={errorOf('phone')}>
        {(tied) => (
          <Input
            {...tied}
            autoFocus
            type="tel"
            autoComplete="tel"
            maxLength={MAX_PHONE}
            value={entry.phone}
            onChange={(event) => change({ phone: event.target.value })}
            onPressEnter={(event) => {
              if (isSent) return;
              event.preventDefault();
              send();
            }}
          />
        )}
      </Field>
      <Field label={t('signIn.smsCode')} hint={isSent && <span role="status">{t('register.codeSent')}</span>} error={errorOf('smsCode')}>
        {(tied) => (
          <div className={styles['code']}>
            <Input
              {...tied}
              ref={codeInput}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={SMS_DIGITS}
              value={entry.smsCode}
              onChange={(event) => change({ smsCode: event.target.value })}
            />
            <Button disabled={isSent && left > 0} loading={sending.isPending} onClick={send}>
              <span className="figures">{isSent && left > 0 ? t('signIn.sendAgain', { seconds: left }) : t('signIn.sendSms')}</span>
            </Button>
          </div>
        )}
      </Field>
      <Field label={t('signIn.password')} error={errorOf('password')}>
        {(tied) => (
          <Input.Password
            {...tied}
            autoComplete="current-password"
            maxLength={MAX_PASSWORD}
            value={entry.password}
            onChange={(event) => change({ password: event.target.value })}
          />
        )}
      </Field>
      {rest && <Refusal>{rest}</Refusal>}
    </FormDialog>
  );
}
