import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MAX_PHONE } from '#contracts/kernel/fields/typed-lengths.ts';
import { callLight } from '#web/api/call-light.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { registrationEmailAddress, registrationSmsAddress } from '../addresses.ts';
import { CaptchaField } from '../fields/captcha-field.tsx';
import { EntryForm } from '../entry/entry-form.tsx';
import { Field } from '../fields/field.tsx';
import { PasswordInput } from '../fields/password-input.tsx';
import { sendCode } from '../fields/send-code.ts';
import { SentCodeField } from '../fields/sent-code-field.tsx';
import styles from '../sign-in.module.css';
import { TextField } from '../fields/text-field.tsx';
import { answerOf } from '../fields/use-captcha.ts';
import { useEntered } from '../use-entered.ts';
import { useRegister, type Application } from './use-register.ts';

const empty: Application = { name: '', email: '', phone: '', password: '', captcha: '', smsCode: '', emailCode: '' };

/** An application for an account as a seller (R2.07). */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const { entered, change, captcha, renewCaptcha } = useEntered(() => empty);
  const { submit, busy, errors, setErrors } = useRegister();

  /** Each code asks for a picture of its own. */
  const sending = (to: 'phone' | 'email') => ({
    holes: {
      ...(!entered[to].trim() && { [to]: t(`register.missing.${to}`) }),
      ...(!entered.captcha.trim() && { captcha: t('signIn.codeMissing') }),
    },
    refused: setErrors,
    renew: renewCaptcha,
  });

  const sendSms = () =>
    sendCode({
      ...sending('phone'),
      code: 'smsCode',
      call: async () =>
        callLight(registrationSmsAddress, { body: { phone: entered.phone, ...(await answerOf(captcha, entered.captcha)) }, quiet: true }),
    });

  const sendEmail = () =>
    sendCode({
      ...sending('email'),
      code: 'emailCode',
      call: async () =>
        callLight(registrationEmailAddress, { body: { email: entered.email.trim(), ...(await answerOf(captcha, entered.captcha)) }, quiet: true }),
    });

  const of = (name: 'name' | 'email' | 'phone') => ({
    label: t(`register.${name}`),
    error: errors[name],
    name,
    value: entered[name],
    onChange: (text: string) => change({ [name]: text }),
  });

  return (
    <EntryForm
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      onSubmit={() => void submit(entered)}
      submitText={t('register.submit')}
      busy={busy}
      ways={
        <>
          <span>{t('register.haveAccount')}</span>
          <Link className={styles['link']} to={publicPaths.signIn}>
            {t('signIn.submit')}
          </Link>
        </>
      }
    >
      <TextField {...of('name')} autoComplete="name" autoFocus />
      <TextField {...of('email')} type="email" autoComplete="username" autoCapitalize="off" spellCheck={false} />
      <Field label={t('signIn.password')} error={errors.password}>
        {(field) => <PasswordInput {...field} autoComplete="new-password" value={entered.password} onChange={(password) => change({ password })} />}
      </Field>
      <TextField {...of('phone')} type="tel" autoComplete="tel" maxLength={MAX_PHONE} />
      <CaptchaField
        captcha={captcha}
        onRenew={renewCaptcha}
        value={entered.captcha}
        onChange={(text) => change({ captcha: text })}
        error={errors.captcha}
      />
      <SentCodeField
        label={t('signIn.smsCode')}
        sendLabel={t('signIn.sendSms')}
        value={entered.smsCode}
        onChange={(smsCode) => change({ smsCode })}
        error={errors.smsCode}
        onSend={sendSms}
        sentText={t('register.codeSent')}
      />
      <SentCodeField
        label={t('register.emailCode')}
        sendLabel={t('register.sendEmail')}
        value={entered.emailCode}
        onChange={(emailCode) => change({ emailCode })}
        error={errors.emailCode}
        onSend={sendEmail}
        sentText={t('register.emailSent')}
      />
    </EntryForm>
  );
};
