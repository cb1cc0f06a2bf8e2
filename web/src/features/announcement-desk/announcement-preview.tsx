import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '#web/i18n/languages.ts';
import { AnnouncementArticle } from '#web/shared/announcements/announcement-article.tsx';
import { Section } from '#web/ui/page/section.tsx';
import type { AnnouncementText } from './announcement-text.ts';
import styles from './announcement-desk.module.css';

/** The announcement as it is typed, in the language of either reader; first in one's own. */
export const AnnouncementPreview = ({ announcement }: { announcement: AnnouncementText }) => {
  const { t, i18n } = useTranslation();
  const [lang, setLang] = useState<Lang>(i18n.language as Lang);
  const { title, text } = announcement[lang];
  const languages = [
    { value: 'en' as const, label: t('app.english') },
    { value: 'zh' as const, label: <span lang="zh">{t('app.chinese')}</span> },
  ];
  return (
    <Section
      title={t('announcements.desk.preview')}
      aside={<Segmented size="small" aria-label={t('app.language')} value={lang} onChange={setLang} options={languages} />}
    >
      {title || text ? (
        <AnnouncementArticle kind={announcement.kind} title={title} text={text} picture={announcement.picture} lang={lang} />
      ) : (
        <p className={styles['nothing']}>{t('announcements.desk.nothingToPreview')}</p>
      )}
    </Section>
  );
};
