import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { listDemoSignIns } from '#contracts/accounts/sign-in/demo-sign-ins.ts';
import { isRole, roles } from '#contracts/accounts/roles.ts';
import type { UserType } from '#contracts/kernel/access/viewer.ts';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { callLight } from '#web/api/call-light.ts';
import { useSettings } from '#web/browser/settings.ts';
import { PlainButton } from '#web/ui/plain/plain-controls.tsx';
import { beginSession } from '#web/browser/session.ts';
import { demoAddress, demoSignInAddress } from './addresses.ts';
import styles from './sign-in.module.css';

type DemoSignIn = DataOf<typeof listDemoSignIns>[number];

/** In the demo world: one click signs in with an account of each role. */
export const DemoSignIns = () => {
  const { t } = useTranslation();
  const { lang } = useSettings();
  const roleName = (role: string) => (isRole(role) ? roles[role][lang] : role);
  const [accounts, setAccounts] = useState<readonly DemoSignIn[]>([]);
  useEffect(() => {
    const over = new AbortController();
    callLight(demoAddress, { signal: over.signal, quiet: true })
      .then(setAccounts)
      .catch(() => undefined);
    return () => over.abort();
  }, []);
  const [asked, setAsked] = useState<string>();
  const signIn = async (login: string): Promise<void> => {
    setAsked(login);
    try {
      const { token, userType } = await callLight(demoSignInAddress, { body: { account: login } });
      beginSession(token, userType as UserType);
    } catch {
      // What went wrong was told.
      setAsked(undefined);
    }
  };
  if (accounts.length === 0) return null;
  return (
    <fieldset className={styles['demo']}>
      <legend>{t('signIn.demo')}</legend>
      {accounts.map(({ login, name, role }) => (
        <PlainButton key={login} size="small" title={`${name}, ${login}`} disabled={asked !== undefined} onClick={() => void signIn(login)}>
          {roleName(role)}
        </PlainButton>
      ))}
    </fieldset>
  );
};
