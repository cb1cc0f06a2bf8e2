import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTitle } from '../i18n/texts.ts';

/** The page's name with the product's as suffix (R1.61); a name that the page gave itself comes first. */
export const useDocumentTitle = (title: PageTitle | undefined, name?: string): void => {
  const { t } = useTranslation();
  const text = [name ?? (title && t(title)), t('app.name')].filter(Boolean).join(' - ');
  useEffect(() => {
    document.title = text;
  }, [text]);
};
