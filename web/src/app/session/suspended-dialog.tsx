import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { ThemeProvider } from '../theme-provider/theme-provider.tsx';
import { suspended } from './suspension.ts';

/** R4.66: its title is Disable and its only option is Close. */
export default function SuspendedDialog() {
  const { t } = useTranslation();
  return (
    <ThemeProvider>
      <Modal
        open
        title={t('app.disabledTitle')}
        closable={false}
        footer={
          <Button type="primary" onClick={() => suspended.set(false)}>
            {t('app.close')}
          </Button>
        }
        width={420}
        centered
      >
        {t('app.disabledText')}
      </Modal>
    </ThemeProvider>
  );
}
