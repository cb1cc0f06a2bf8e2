import { useTranslation } from 'react-i18next';
import { fieldRules } from '#contracts/kernel/fields/field-rules.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { isUntitled, type AnnouncementText } from './announcement-text.ts';

/** There is to be something to call it by, and someone to read it. */
export const useAnnouncementCheck = () => {
  const { t } = useTranslation();
  const words = useWords();
  return (text: AnnouncementText) => ({
    'en.title': isUntitled(text) && t('announcements.desk.titleNeeded'),
    portals: text.portals.length === 0 && words(fieldRules.required),
  });
};
