import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '#web/core/settings/choose-language.ts';
import { useSettings } from '#web/browser/settings.ts';
import type { Lang } from '#web/i18n/languages.ts';
import styles from './entry-screen.module.css';

export const Languages = () => {
  const { t } = useTranslation();
  const { lang } = useSettings();
  const order: readonly Lang[] = lang === 'en' ? ['en', 'zh'] : ['zh', 'en'];
  return (
    <nav className={styles['languages']} aria-label={t('app.language')}>
      <Globe size={15} strokeWidth={1.7} aria-hidden />
      {order.map((each, index) => (
        <span key={each} className={styles['language']}>
          {index > 0 && <span aria-hidden="true">/</span>}
          <button type="button" lang={each} aria-pressed={each === lang} onClick={() => chooseLanguage(each)}>
            {t(each === 'en' ? 'app.english' : 'app.chinese')}
          </button>
        </span>
      ))}
    </nav>
  );
};
