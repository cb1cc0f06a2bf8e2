import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlainPage } from '#web/ui/states/plain-page.tsx';
import { isAuthorised } from './authorised.ts';

/** What came of an authorisation given outside (R2.12, R2.13). */
export default function AuthorisationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const done = isAuthorised(query);
  return (
    <PlainPage
      title={t(done ? 'app.authorisedTitle' : 'app.notAuthorisedTitle')}
      text={t(done ? 'app.authorisedText' : 'app.notAuthorisedText')}
      action={{ label: t('app.toStart'), onClick: () => navigate('/', { replace: true }) }}
    />
  );
}
