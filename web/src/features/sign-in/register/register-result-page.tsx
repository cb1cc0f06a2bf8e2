import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { PlainPage } from '#web/ui/states/plain-page.tsx';

/** Whether the application was taken (R2.08). Whoever comes here without one has none. */
export default function RegisterResultPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const taken = useSearchParams()[0].get('taken') === '1';
  return (
    <PlainPage
      title={t(taken ? 'register.takenTitle' : 'register.notTakenTitle')}
      text={t(taken ? 'register.takenText' : 'register.notTakenText')}
      action={{ label: t('app.toSignIn'), onClick: () => navigate(publicPaths.signIn) }}
    />
  );
}
