import { useTranslation } from 'react-i18next';

/** The chrome's colour and nothing else, for the moment before the first page is there. */
export const BlankScreen = () => {
  const { t } = useTranslation();
  return <div aria-busy="true" aria-label={t('app.loading')} style={{ height: '100%' }} />;
};
