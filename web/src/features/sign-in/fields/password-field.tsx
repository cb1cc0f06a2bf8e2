import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import styles from '../sign-in.module.css';

interface Props {
  value: string;
  onChange: (password: string) => void;
  error: string | undefined;
}

/** The password, and what to do when it is forgotten; a link may ask for that at once. */
export const PasswordField = ({ value, onChange, error }: Props) => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [forgot, setForgot] = useState(params.has('forgot'));
  return (
    <Field
      label={t('signIn.password')}
      error={error}
      aside={
        <button type="button" className={styles['link']} aria-expanded={forgot} onClick={() => setForgot(!forgot)}>
          {t('signIn.forgot')}
        </button>
      }
    >
      {(field) => (
        <>
          <PasswordInput {...field} value={value} onChange={onChange} />
          {forgot && (
            <p role="status" className={styles['said']}>
              {t('app.forgotPassword')}
            </p>
          )}
        </>
      )}
    </Field>
  );
};
