import { Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { openPanel, type Panel } from '#web/core/account/account-panels.tsx';
import { signOut } from '#web/app/session/sign-out.ts';
import { unsentScansOf } from '#web/app/session/unsent-scans.ts';
import styles from './user-menu.module.css';
import { UserCard } from './user-card.tsx';

interface Props {
  placement: 'rightBottom' | 'topLeft' | 'bottomRight';
  named: boolean;
}

/** The person and what is theirs, in every terminal; signing out asks first (R2.80). */
export const UserMenu = ({ placement, named }: Props) => {
  const { t } = useTranslation();
  const user = useUser();
  const [open, setOpen] = useState(false);
  const confirm = useConfirm();

  const show = (panel: Panel) => {
    setOpen(false);
    openPanel.set(panel);
  };
  const leave = async () => {
    setOpen(false);
    const unsent = await unsentScansOf(user);
    const text = unsent.count > 0 ? t('shell.signOutUnsent', { name: user.name, count: unsent.count }) : t('shell.signOutText', { name: user.name });
    if (!(await confirm({ kind: 'logout', text }))) return;
    unsent.forget();
    await signOut();
  };

  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement={placement}
      content={
        <UserCard
          onOpenSettings={() => show('settings')}
          onChangePassword={() => show('password')}
          onChangePhone={() => show('phone')}
          onClose={() => setOpen(false)}
          onSignOut={() => void leave()}
        />
      }
    >
      <button type="button" className={styles['user']} aria-label={t('shell.user')} aria-expanded={open}>
        <Avatar name={user.name} picture={user.picture} size={26} />
        {named && <span>{user.name}</span>}
      </button>
    </Popover>
  );
};
