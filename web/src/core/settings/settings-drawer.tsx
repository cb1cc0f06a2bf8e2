import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { SettingsForm } from './settings-form.tsx';
import styles from './settings-form.module.css';

/** The settings beside whatever page is open: staff on the floor have no page of their own for them. */
export default function SettingsDrawer({ close }: { close: () => void }) {
  const { t } = useTranslation();
  return (
    <Drawer open title={t('settings.pages.settings')} onClose={close} size={440} styles={{ body: { padding: 0 } }}>
      <p className={styles['intro']}>{t('settings.intro')}</p>
      <SettingsForm />
    </Drawer>
  );
}
