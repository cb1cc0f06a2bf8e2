import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { useSettings } from '#web/browser/settings.ts';
import { Mark } from '#web/ui/brand/mark.tsx';
import { policyText } from './policy-text.ts';
import styles from './policy-page.module.css';

export default function PolicyPage() {
  const { t } = useTranslation();
  const { lang } = useSettings();
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles['scroll']}>
      <main className={styles['page']}>
        <Link to={publicPaths.signIn} className={styles['brand']}>
          <Mark size={28} />
          {t('app.toSignIn')}
        </Link>
        {policyText[lang].map(({ id, title, paragraphs }) => (
          <section key={id} id={id}>
            <h1>{title}</h1>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
