import { Button } from 'antd';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAnnouncement, listAnnouncements } from '#contracts/announcements/announcement-queries.ts';
import { editAnnouncementEndpoint } from '#contracts/announcements/edit-announcement.ts';
import { allAnnouncementsTopic } from '#contracts/announcements/announcement-topics.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AnnouncementActions } from './announcement-actions.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { canBeSaved, draftOf, isSame, type Draft } from './draft.ts';
import { StateTag } from './managed-columns.tsx';
import { useAnnouncementActions } from './use-announcement-actions.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

/** One announcement for those who manage it: its texts beside what readers see of them, and what can be done with it. */
export const KnownAnnouncement = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  useLiveReads(allAnnouncementsTopic, getAnnouncement);
  const read = useRead(getAnnouncement, { id }, { quiet: true });
  usePageName(read.data?.title);
  const [typed, setTyped] = useState<Partial<Draft>>();
  const edit = useCommand(editAnnouncementEndpoint, {
    quiet: true,
    changes: [getAnnouncement, listAnnouncements],
    onSuccess: () => showSuccess(t('announcements.desk.saved')),
  });
  const draft = read.data && draftOf(read.data, typed);
  const unsaved = read.data && draft && !isSame(draft, draftOf(read.data)) ? draft : undefined;
  // What was saved is the server's again, so that the change of another shows. Before that, a blank at the end may be the beginning of a word.
  if (typed && !unsaved && edit.isSuccess) setTyped(undefined);
  const [commands, dialogs] = useAnnouncementActions(id);
  const change = (part: Partial<Draft>) => {
    setTyped((before) => ({ ...before, ...part }));
    edit.reset();
    commands.forgetRefusal();
  };
  const upload = usePictureUpload((picture) => change({ picture }));
  const { needed, onAttempt } = useNeeded();
  const save = (changed: Draft) => {
    onAttempt();
    if (canBeSaved(changed)) edit.mutate({ announcementId: id, ...changed });
  };

  if (read.error?.error === 'NotFound') return <EmptyState icon={Megaphone} title={t('announcements.goneTitle')} />;
  return (
    <>
      <DetailPage
        read={read}
        header={(shown) => ({
          title: shown.title,
          tag: <StateTag state={shown.state} />,
          meta: [
            t('announcements.desk.by', { name: shown.author }),
            shown.gmtPublish && (
              <span key="publish">
                {t('announcements.desk.publishAt')} <TimeText at={shown.gmtPublish} />
              </span>
            ),
            <span key="modified">
              {t('announcements.desk.modified')} <TimeText at={shown.gmtModify} />
            </span>,
          ],
          actions: unsaved ? (
            <Button type="primary" disabled={upload.sending} loading={edit.isPending} onClick={() => save(unsaved)}>
              {t('announcements.desk.save')}
            </Button>
          ) : (
            <AnnouncementActions actions={shown.actions} commands={commands} />
          ),
        })}
        side={(shown) => <AnnouncementPreview draft={draftOf(shown, typed)} />}
      >
        {(shown) => (
          <AnnouncementForm
            draft={draftOf(shown, typed)}
            change={change}
            upload={upload}
            failure={edit.error ?? commands.refusal}
            needed={needed}
            disabled={!shown.actions.includes('edit')}
          />
        )}
      </DetailPage>
      {dialogs}
    </>
  );
};
