import { useTranslation } from 'react-i18next';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-form.module.css';

/** The settings beside whatever page is open: staff on the floor have no page of their own for them. */
export default function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <ModalDrawer title={t('settings.pages.settings')} onClose={onClose} width={440} flush>
      <p className={styles['intro']}>{t('settings.intro')}</p>
      <SettingsForm />
    </ModalDrawer>
  );
}
