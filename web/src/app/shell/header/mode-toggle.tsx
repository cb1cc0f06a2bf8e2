import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { changeSettings, useMode } from '#web/browser/settings.ts';
import styles from './header.module.css';

export const ModeToggle = () => {
  const { t } = useTranslation();
  const mode = useMode();
  const Icon = mode === 'dark' ? Sun : Moon;
  const label = t(mode === 'dark' ? 'shell.toLight' : 'shell.toDark');
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={label}
      title={label}
      onClick={() => changeSettings({ theme: mode === 'dark' ? 'light' : 'dark' })}
    >
      <Icon size={16} strokeWidth={1.7} aria-hidden />
    </button>
  );
};
