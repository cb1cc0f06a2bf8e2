import { KeyRound, LogOut, Settings, Smartphone, UserRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useUser } from '#web/core/access/use-user.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { version } from '#web/core/version.ts';
import styles from './user-menu.module.css';

interface Props {
  onOpenSettings: () => void;
  onChangePassword: () => void;
  onChangePhone: () => void;
  onClose: () => void;
  onSignOut: () => void;
}

/** Name, shop, user id and e-mail, a missing one shown as "--" (R2.79). */
export const UserCard = ({ onOpenSettings, onChangePassword, onChangePhone, onClose, onSignOut }: Props) => {
  const { t } = useTranslation();
  const user = useUser();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const descriptions = [
    [t('shell.name'), user.name],
    ...(user.shopName ? [[t('account.shop'), user.shopName] as const] : []),
    user.uid ? [t('account.uid'), user.uid] : [t('shell.userId'), user.id],
    [t('shell.email'), user.email],
  ] as const;
  const toPersonalCenter = () => {
    onClose();
    navigate(businessPaths.personalCenter);
  };

  return (
    <div className={styles['card']}>
      <dl className={styles['descriptions']}>
        {descriptions.map(([label, value]) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value || t('shell.missing')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles['entries']}>
        {mayOpen(businessPaths.personalCenter) && <Entry icon={UserRound} text={t('account.pages.personalCenter')} onPress={toPersonalCenter} />}
        <Entry icon={Settings} text={t('account.settings')} onPress={onOpenSettings} />
        <Entry icon={KeyRound} text={t('account.changePassword')} onPress={onChangePassword} />
        <Entry icon={Smartphone} text={t('account.phone')} onPress={onChangePhone} />
        <Entry icon={LogOut} text={t('shell.signOut')} onPress={onSignOut} />
      </div>
      <p className={styles['version']}>
        {t('app.name')} {version}
      </p>
    </div>
  );
};

const Entry = ({ icon: Icon, text, onPress }: { icon: LucideIcon; text: string; onPress: () => void }) => (
  <button type="button" className={styles['entry']} onClick={onPress}>
    <Icon size={15} strokeWidth={1.7} aria-hidden />
    {text}
  </button>
);
