import { useSettings } from '#web/browser/settings.ts';
import type { Lang } from '#web/i18n/languages.ts';
import { chooseLanguage } from '#web/core/settings/choose-language.ts';
import styles from './header.module.css';

export const LanguageSwitch = () => {
  const { lang } = useSettings();
  const other: Lang = lang === 'en' ? 'zh' : 'en';
  return (
    <button type="button" className={styles['icon']} lang={other} onClick={() => chooseLanguage(other)}>
      {other === 'zh' ? '中文' : 'EN'}
    </button>
  );
};
