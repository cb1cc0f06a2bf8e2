import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { callLight } from '#web/api/call-light.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { getStored } from '#web/browser/storage.ts';
import { PlainTick } from '#web/ui/plain/plain-controls.tsx';
import { smsAddress } from './addresses.ts';
import { CaptchaField } from './fields/captcha-field.tsx';
import { DemoSignIns } from './demo-sign-ins.tsx';
import { EntryForm } from './entry/entry-form.tsx';
import { PasswordField } from './fields/password-field.tsx';
import { sendCode } from './fields/send-code.ts';
import { SentCodeField } from './fields/sent-code-field.tsx';
import styles from './sign-in.module.css';
import { TextField } from './fields/text-field.tsx';
import { answerOf } from './fields/use-captcha.ts';
import { useEntered } from './use-entered.ts';
import { rememberedAccount, useSignIn, type Entered } from './use-sign-in.ts';

export const SignInForm = () => {
  const { t } = useTranslation();
  const [by, setBy] = useState<'password' | 'smsCode'>('password');
  const { entered, change, captcha, renewCaptcha } = useEntered<Entered>(() => ({
    account: getStored(rememberedAccount) ?? '',
    password: '',
    captcha: '',
    smsCode: '',
    remember: true,
  }));
  const { submit, busy, errors, setErrors } = useSignIn(by, captcha, renewCaptcha);

  const send = () =>
    sendCode({
      code: 'smsCode',
      holes: {
        ...(!entered.account.trim() && { account: t('signIn.accountMissing') }),
        ...(!entered.captcha.trim() && { captcha: t('signIn.codeMissing') }),
      },
      call: async () =>
        callLight(smsAddress, {
          body: { account: entered.account.trim(), ...(await answerOf(captcha, entered.captcha)) },
          quiet: true,
        }),
      refused: setErrors,
      renew: renewCaptcha,
    });

  return (
    <EntryForm
      title={t('signIn.title')}
      subtitle={t('signIn.subtitle')}
      onSubmit={() => void submit(entered)}
      submitText={t('signIn.submit')}
      busy={busy}
      ways={
        <>
          <span>
            {t('signIn.newSeller')}{' '}
            <Link className={styles['link']} to={publicPaths.register}>
              {t('signIn.openAccount')}
            </Link>
          </span>
          <button type="button" className={styles['link']} onClick={() => setBy(by === 'password' ? 'smsCode' : 'password')}>
            {t(by === 'password' ? 'signIn.withSms' : 'signIn.withPassword')}
          </button>
        </>
      }
      below={<DemoSignIns />}
    >
      <TextField
        label={t('signIn.account')}
        error={errors.account}
        name="username"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
        autoFocus
        value={entered.account}
        onChange={(account) => change({ account })}
      />
      {by === 'password' && <PasswordField value={entered.password} onChange={(password) => change({ password })} error={errors.password} />}
      <CaptchaField
        captcha={captcha}
        onRenew={renewCaptcha}
        value={entered.captcha}
        onChange={(text) => change({ captcha: text })}
        error={errors.captcha}
      />
      {by === 'smsCode' && (
        <SentCodeField
          label={t('signIn.smsCode')}
          sendLabel={t('signIn.sendSms')}
          value={entered.smsCode}
          onChange={(smsCode) => change({ smsCode })}
          error={errors.smsCode}
          onSend={send}
          sentText={t('signIn.smsSent')}
        />
      )}
      <PlainTick label={t('signIn.remember')} checked={entered.remember} onChange={(remember) => change({ remember })} />
    </EntryForm>
  );
};
