import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { listAnnouncements } from '#contracts/announcements/announcement-queries.ts';
import { writeAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { useGiveWay } from '#web/ui/page/page-tab.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { emptyText } from './announcement-text.ts';
import { useAnnouncementCheck } from './use-announcement-check.ts';
import { useKeepText, useKeptText } from './use-kept-text.ts';
import { usePictureUpload } from '#web/shared/pictures/use-picture-upload.ts';

/** Saved as a draft first, and published from its own page: nobody reads what was not looked over. */
export const NewAnnouncement = () => {
  const { t } = useTranslation();
  const replaceTab = useGiveWay();
  const check = useAnnouncementCheck();
  const [kept, keep] = useKeptText();
  const form = useEndpointForm(writeAnnouncementEndpoint, {
    defaultValues: kept,
    bodyOf: (text) => text,
    check,
    invalidates: [listAnnouncements],
    onSubmitted: ({ announcementId }) => {
      keep(emptyText);
      showSuccess(t('announcements.desk.saved'));
      replaceTab(withQuery(adminPaths.announcementDetail, { id: announcementId }));
    },
  });
  useKeepText(form, keep);
  const upload = usePictureUpload((picture) => form.change({ picture }));

  return (
    <>
      <PageHeader
        title={t('announcements.desk.write')}
        actions={
          <Button type="primary" disabled={upload.sending} loading={form.isPending} onClick={form.submit}>
            {t('announcements.desk.saveDraft')}
          </Button>
        }
      />
      <PageBody side={<AnnouncementPreview announcement={form.values} />}>
        <AnnouncementForm form={form} upload={upload} />
      </PageBody>
    </>
  );
};
