import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SMS_DIGITS } from '#contracts/kernel/fields/typed-lengths.ts';
import { PlainButton } from '#web/ui/plain/plain-controls.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';
import styles from '../sign-in.module.css';
import { useCountdown } from '#web/ui/form/use-countdown.ts';

interface Props {
  label: string;
  /** Tells its button from that of another code on the same form. */
  sendLabel: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Has a code sent; answers whether it was. */
  onSend: () => Promise<boolean>;
  /** What is said once it was. */
  sentText: string;
}

/** At most one code a minute. */
const pause = 60;

/** A code that is sent to a phone or an e-mail address, and the button that has it sent. */
export const SentCodeField = ({ label, sendLabel, value, onChange, error, onSend, sentText }: Props) => {
  const { t } = useTranslation();
  const { left, start } = useCountdown();
  const [sent, setSent] = useState(false);

  const press = async () => {
    if (!(await onSend())) return;
    setSent(true);
    start(pause);
  };

  return (
    <Field label={label} error={error}>
      {(field) => (
        <>
          <div className={styles['captcha']}>
            <CodeInput {...field} value={value} onChange={onChange} inputMode="numeric" autoComplete="one-time-code" maxLength={SMS_DIGITS} />
            <PlainButton size="large" disabled={left > 0} onClick={() => void press()}>
              <span className="figures">{left > 0 ? t('signIn.sendAgain', { seconds: left }) : sendLabel}</span>
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
