import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/plain/plain-controls.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';
import styles from './sign-in.module.css';
import { useCountdown } from './use-countdown.ts';

interface Props {
  value: string;
  change: (value: string) => void;
  error: string | undefined;
  /** Has a code sent; answers whether it was. */
  send: () => Promise<boolean>;
  /** What is said once it was. */
  sentText: string;
}

/** At most one code a minute. */
const pause = 60;

export const SmsField = ({ value, change, error, send, sentText }: Props) => {
  const { t } = useTranslation();
  const { left, start } = useCountdown();
  const [sent, setSent] = useState(false);

  const press = async () => {
    if (!(await send())) return;
    setSent(true);
    start(pause);
  };

  return (
    <Field label={t('signIn.smsCode')} error={error}>
      {(field) => (
        <>
          <div className={styles['captcha']}>
            <CodeInput {...field} value={value} change={change} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            <PlainButton size="large" disabled={left > 0} onClick={() => void press()}>
              <span className="figures">{left > 0 ? t('signIn.sendAgain', { seconds: left }) : t('signIn.sendSms')}</span>
            </PlainButton>
          </div>
          {sent && !error && (
            <p role="status" className={styles['said']}>
              {sentText}
            </p>
          )}
        </>
      )}
    </Field>
  );
};
