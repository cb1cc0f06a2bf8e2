import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlainPage } from '#web/ui/states/plain-page.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PlainPage
      title={t('app.notFoundTitle')}
      text={t('app.notFoundText')}
      action={{ label: t('app.toStart'), onClick: () => navigate('/', { replace: true }) }}
    />
  );
}
