import { useTranslation } from 'react-i18next';
import { PlainPage } from '#web/ui/states/plain-page.tsx';
import { signOut } from '../session/sign-out.ts';

/** R2.20: no page is left for this account. */
export const NoPermission = () => {
  const { t } = useTranslation();
  return (
    <PlainPage
      title={t('app.noPermissionTitle')}
      text={t('app.noPermissionText')}
      action={{ label: t('app.toSignIn'), onClick: () => void signOut() }}
    />
  );
};
