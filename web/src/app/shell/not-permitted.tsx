import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { PlainPage } from '../../ui/states/plain-page.tsx';

/** A page of the terminal that this account may not open. */
export const NotPermitted = ({ landing }: { landing: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <PlainPage
      title={t('app.noPermissionTitle')}
      text={t('app.noPermissionText')}
      action={{ label: t('app.toStart'), onClick: () => navigate(landing) }}
    />
  );
};
