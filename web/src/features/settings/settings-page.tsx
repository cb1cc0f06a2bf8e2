import { useTranslation } from 'react-i18next';
import { SettingsForm } from '#web/core/settings/settings-form.tsx';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';

export default function SettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('settings.pages.settings')} aside={t('settings.intro')} />
      <PageBody>
        <SettingsForm />
      </PageBody>
    </>
  );
}
