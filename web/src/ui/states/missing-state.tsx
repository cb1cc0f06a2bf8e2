import { SearchX } from 'lucide-react';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { PageTabContext } from '../page/page-tab.ts';
import { EmptyState } from './empty-state.tsx';

/** What was asked for does not exist, or is not this person's to see: trying again would not help, the list does. */
export const MissingState = () => {
  const { t } = useTranslation();
  const list = use(PageTabContext)?.row.under;
  return (
    <EmptyState
      icon={SearchX}
      title={t('ui.missingTitle')}
      text={t('ui.missingText')}
      action={list && <Link to={withoutParameters(list)}>{t('ui.missingToList')}</Link>}
    />
  );
};
