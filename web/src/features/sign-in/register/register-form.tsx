import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callLight } from '../../../api/call-light.ts';
import { publicPaths } from '../../../app/paths/public-paths.ts';
import { registrationSmsAddress } from '../addresses.ts';
import { CaptchaField } from '../captcha-field.tsx';
import { EntryForm } from '../entry-form.tsx';
import { Field } from '../field.tsx';
import { PasswordInput } from '../password-input.tsx';
import { sendCode } from '../send-code.ts';
import styles from '../sign-in.module.css';
import { SmsField } from '../sms-field.tsx';
import { TextField } from '../text-field.tsx';
import { useEntered } from '../use-entered.ts';
import { useRegister, type Application } from './use-register.ts';

const empty: Application = { name: '', email: '', phone: '', password: '', captcha: '', smsCode: '' };

/** An application for an account as a seller (R2.07). */
export const RegisterForm = () => {
  const { t } = useTranslation();
  const { entered, change, captcha, renewCaptcha } = useEntered(() => empty);
  const { submit, busy, errors, setErrors } = useRegister();

  const send = () =>
    sendCode({
      holes: {
        ...(!entered.phone.trim() && { phone: t('register.missing.phone') }),
        ...(!entered.captcha.trim() && { captcha: t('signIn.codeMissing') }),
      },
      call: () =>
        callLight(registrationSmsAddress, {
          body: { phone: entered.phone, captchaId: captcha?.id ?? '', captcha: entered.captcha.trim() },
          quiet: true,
        }),
      refused: setErrors,
      renew: renewCaptcha,
    });

  const of = (name: 'name' | 'email' | 'phone') => ({
    label: t(`register.${name}`),
    error: errors[name],
    name,
    value: entered[name],
    change: (text: string) => change({ [name]: text }),
  });

  return (
    <EntryForm
      title={t('register.title')}
      subtitle={t('register.subtitle')}
      submit={() => void submit(entered)}
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
        {(field) => <PasswordInput {...field} autoComplete="new-password" value={entered.password} change={(password) => change({ password })} />}
      </Field>
      <TextField {...of('phone')} type="tel" autoComplete="tel" maxLength={25} />
      <CaptchaField
        captcha={captcha}
        renew={renewCaptcha}
        value={entered.captcha}
        change={(text) => change({ captcha: text })}
        error={errors.captcha}
      />
      <SmsField
        value={entered.smsCode}
        change={(smsCode) => change({ smsCode })}
        error={errors.smsCode}
        send={send}
        sentText={t('register.codeSent')}
      />
    </EntryForm>
  );
};
