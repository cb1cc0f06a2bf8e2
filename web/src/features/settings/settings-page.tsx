import { useTranslation } from 'react-i18next';
import { SettingsForm } from '../../app/settings/settings-form.tsx';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

export default function SettingsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('pages.settings')} aside={t('settings.intro')} />
      <PageBody>
        <SettingsForm />
      </PageBody>
    </>
  );
}
