import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAX_CAPTCHA } from '#contracts/kernel/fields/typed-lengths.ts';
import { PlainButton } from '#web/ui/plain/plain-controls.tsx';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';
import styles from '../sign-in.module.css';
import type { Captcha } from './use-captcha.ts';

interface Props {
  captcha: Captcha | undefined;
  onRenew: () => void;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export const CaptchaField = ({ captcha, onRenew, value, onChange, error }: Props) => {
  const { t } = useTranslation();
  return (
    <Field label={t('signIn.code')} error={error}>
      {(field) => (
        <div className={styles['captcha']}>
          <CodeInput
            {...field}
            value={value}
            onChange={onChange}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MAX_CAPTCHA}
          />
          <button type="button" className={styles['picture']} onClick={onRenew} title={t('signIn.newCode')} aria-label={t('signIn.codePicture')}>
            {captcha && <img src={captcha.picture} alt={t('signIn.codePicture')} />}
          </button>
          <PlainButton size="large" aria-label={t('signIn.newCode')} onClick={onRenew}>
            <RefreshCw size={15} aria-hidden />
          </PlainButton>
        </div>
      )}
    </Field>
  );
};
