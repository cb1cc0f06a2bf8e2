import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlainPage } from '#web/ui/states/plain-page.tsx';
import { useTakenConsent } from './use-taken-consent.ts';
import { isAuthorised } from './authorised.ts';

/** What came of an authorisation given outside (R2.12, R2.13). */
export default function AuthorisationPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { state, code } = { state: query.get('state'), code: query.get('code') };
  const taken = useTakenConsent(state, code);
  if (taken === 'pending') return <PlainPage title={t('app.authorisingTitle')} />;
  const done = isAuthorised(query) && taken !== 'refused';
  return (
    <PlainPage
      title={t(done ? 'app.authorisedTitle' : 'app.notAuthorisedTitle')}
      text={t(done ? 'app.authorisedText' : taken === 'refused' ? 'app.authorisingText' : 'app.notAuthorisedText')}
      action={{ label: t('app.toStart'), onClick: () => navigate('/', { replace: true }) }}
    />
  );
}
