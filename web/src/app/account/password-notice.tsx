import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { readPasswordNotice } from '#contracts/accounts/user-info.ts';
import { useCommand } from '#web/api/use-command.ts';
import { formatTime } from '#web/ui/text/formats.ts';
import { readUserAgain } from '#web/core/access/read-user-again.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { openPanel } from '#web/core/account/account-panels.tsx';
import styles from '../new-version.module.css';

/** Whose password an administrator has set is told so, and when, until they say that they have read it or set their own. */
export const PasswordNotice = () => {
  const { t } = useTranslation();
  const { passwordSetAt } = useUser();
  const { mutate: read, isPending } = useCommand(readPasswordNotice, { onSuccess: () => void readUserAgain() });
  if (passwordSetAt === undefined) return null;
  return (
    <section className={styles['card']} role="status" aria-label={t('account.passwordSet')}>
      <strong>{t('account.passwordSet')}</strong>
      <p>{t('account.passwordSetText', { time: formatTime(passwordSetAt) })}</p>
      <Button type="primary" onClick={() => openPanel.set('password')}>
        {t('account.changePassword')}
      </Button>
      <Button type="text" loading={isPending} onClick={() => read({})}>
        {t('account.passwordSetRead')}
      </Button>
    </section>
  );
};
