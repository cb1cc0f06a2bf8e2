import { lazy, Suspense } from 'react';
import { createStore, useStore } from '#web/browser/store.ts';

const SettingsDrawer = lazy(() => import('../settings/settings-drawer.tsx'));
const ChangePhoneDialog = lazy(() => import('./change-phone-dialog.tsx'));
const ChangePasswordDialog = lazy(() => import('./change-password-dialog.tsx'));

export type Panel = 'settings' | 'password' | 'phone';

/** What of the person's own is open over the page. It outlives the menu it was opened from: a setting may put that elsewhere. */
export const openPanel = createStore<Panel | undefined>(undefined);

const close = () => openPanel.set(undefined);

export const AccountPanels = () => {
  const open = useStore(openPanel);
  return (
    <Suspense>
      {open === 'settings' && <SettingsDrawer onClose={close} />}
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'phone' && <ChangePhoneDialog onClose={close} />}
    </Suspense>
  );
};
