import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PASSWORD } from '#contracts/kernel/fields/typed-lengths.ts';
import { PlainInput } from '#web/ui/plain/plain-controls.tsx';
import styles from '../sign-in.module.css';

interface Props extends Omit<ComponentProps<typeof PlainInput>, 'onChange' | 'type'> {
  onChange: (password: string) => void;
}

/** Can be read while typing. */
export const PasswordInput = ({ onChange, ...input }: Props) => {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const Icon = visible ? Eye : EyeOff;
  return (
    <div className={styles['password']}>
      <PlainInput
        autoComplete="current-password"
        {...input}
        type={visible ? 'text' : 'password'}
        name="password"
        maxLength={MAX_PASSWORD}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className={styles['eye']}
        aria-label={t(visible ? 'signIn.hidePassword' : 'signIn.showPassword')}
        onClick={() => setVisible(!visible)}
      >
        <Icon size={16} strokeWidth={1.7} aria-hidden />
      </button>
    </div>
  );
};
