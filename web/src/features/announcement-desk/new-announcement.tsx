import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { listAnnouncements } from '#contracts/announcements/announcement-queries.ts';
import { writeAnnouncementEndpoint } from '#contracts/announcements/write-announcement.ts';
import { useCommand } from '#web/api/use-command.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { useGiveWay } from '#web/ui/page/page-tab.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { canBeSaved } from './draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** Saved as a draft first, and published from its own page: nobody reads what was not looked over. */
export const NewAnnouncement = () => {
  const { t } = useTranslation();
  const giveWay = useGiveWay();
  const { draft, change, forget } = useKeptDraft();
  const { needed, onAttempt } = useNeeded();
  const upload = usePictureUpload((picture) => change({ picture }));
  const write = useCommand(writeAnnouncementEndpoint, {
    quiet: true,
    changes: [listAnnouncements],
    onSuccess: ({ announcementId }) => {
      forget();
      showSuccess(t('announcements.desk.saved'));
      giveWay(withQuery(adminPaths.announcementDetail, { id: announcementId }));
    },
  });

  const save = () => {
    onAttempt();
    if (canBeSaved(draft)) write.mutate(draft);
  };

  return (
    <>
      <PageHeader
        title={t('announcements.desk.write')}
        actions={
          <Button type="primary" disabled={upload.sending} loading={write.isPending} onClick={save}>
            {t('announcements.desk.saveDraft')}
          </Button>
        }
      />
      <PageBody side={<AnnouncementPreview draft={draft} />}>
        <AnnouncementForm draft={draft} change={change} upload={upload} failure={write.error} needed={needed} />
      </PageBody>
    </>
  );
};
