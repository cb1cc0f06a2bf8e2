import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listAnnouncements } from '#contracts/announcements/announcement-queries.ts';
import { writeAnnouncementEndpoint } from '#contracts/announcements/write-announcement.ts';
import { useCommand } from '../../api/use-command.ts';
import { withQuery } from '../../app/links/with-query.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import { adminPaths } from '../../app/paths/admin-paths.ts';
import { PageBody } from '../../ui/page/page-body.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useGiveWay } from '../../ui/page/page-tab.ts';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { canBeSaved, emptyDraft, type Draft } from './draft.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** Saved as a draft first, and published from its own page: nobody reads what was not looked over. */
export const NewAnnouncement = () => {
  const { t } = useTranslation();
  const giveWay = useGiveWay();
  const [draft, setDraft] = useState(emptyDraft);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const upload = usePictureUpload((picture) => change({ picture }));
  const write = useCommand(writeAnnouncementEndpoint, {
    quiet: true,
    changes: [listAnnouncements],
    onSuccess: ({ announcementId }) => {
      showSuccess(t('announcements.desk.saved'));
      giveWay(withQuery(adminPaths.announcementDetail, { id: announcementId }));
    },
  });

  return (
    <>
      <PageHeader
        title={t('announcements.desk.write')}
        actions={
          <Button type="primary" disabled={upload.sending || !canBeSaved(draft)} loading={write.isPending} onClick={() => write.mutate(draft)}>
            {t('announcements.desk.saveDraft')}
          </Button>
        }
      />
      <PageBody side={<AnnouncementPreview draft={draft} />}>
        <AnnouncementForm draft={draft} change={change} upload={upload} failure={write.error} />
      </PageBody>
    </>
  );
};
