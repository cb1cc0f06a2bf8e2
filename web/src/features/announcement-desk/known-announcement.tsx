import { Button } from 'antd';
import { Megaphone } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getAnnouncement, listAnnouncements, type ManagedAnnouncement } from '#contracts/announcements/announcement-queries.ts';
import { editAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { allAnnouncementsTopic } from '#contracts/announcements/portals.ts';
import { useRead } from '#web/api/use-read.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useEndpointForm, withRefusal } from '#web/ui/form/use-endpoint-form.ts';
import { PageBody } from '#web/ui/page/page-body.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { PageSkeleton } from '#web/ui/states/page-skeleton.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { AnnouncementActions } from './announcement-actions.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { isSame, textOf } from './announcement-text.ts';
import { StateTag } from './managed-columns.tsx';
import { useAnnouncementActions } from './use-announcement-actions.tsx';
import { useAnnouncementCheck } from './use-announcement-check.ts';
import { usePictureUpload } from '#web/shared/pictures/use-picture-upload.ts';

/** One announcement for those who manage it: its texts beside what readers see of them, and what can be done with it. */
export const KnownAnnouncement = ({ id }: { id: string }) => {
  const { t } = useTranslation();
  useLiveReads(allAnnouncementsTopic, getAnnouncement);
  const read = useRead(getAnnouncement, { id }, { quiet: true });
  usePageName(read.data?.title);
  if (read.error?.error === 'NotFound') return <EmptyState icon={Megaphone} title={t('announcements.goneTitle')} />;
  return (
    <ReadStates read={read} skeleton={<PageSkeleton />}>
      {(shown) => <Editable shown={shown} />}
    </ReadStates>
  );
};

const Editable = ({ shown }: { shown: ManagedAnnouncement }) => {
  const { t } = useTranslation();
  const check = useAnnouncementCheck();
  const [commands, dialogs] = useAnnouncementActions(shown.id);
  const kept = textOf(shown);
  // What was saved is the server's again, so that the change of another shows.
  const form = useEndpointForm(editAnnouncementEndpoint, {
    defaultValues: kept,
    keptValues: kept,
    bodyOf: (text) => ({ announcementId: shown.id, ...text }),
    check,
    invalidates: [getAnnouncement, listAnnouncements],
    onSubmitted: () => showSuccess(t('announcements.desk.saved')),
  });
  const isChanged = !isSame(form.values, kept);
  const { refusal, forgetRefusal } = commands;
  useEffect(() => {
    if (isChanged && refusal) forgetRefusal();
  }, [isChanged, refusal, forgetRefusal]);
  const upload = usePictureUpload((picture) => form.change({ picture }));

  return (
    <>
      <PageHeader
        title={shown.title}
        tag={<StateTag state={shown.state} />}
        meta={[
          t('announcements.desk.by', { name: shown.author }),
          shown.gmtPublish && (
            <span key="publish">
              {t('announcements.desk.publishAt')} <TimeText at={shown.gmtPublish} />
            </span>
          ),
          <span key="modified">
            {t('announcements.desk.modified')} <TimeText at={shown.gmtModify} />
          </span>,
        ]}
        actions={
          isChanged ? (
            <Button type="primary" disabled={upload.sending} loading={form.isPending} onClick={form.submit}>
              {t('announcements.desk.save')}
            </Button>
          ) : (
            <AnnouncementActions actions={shown.actions} commands={commands} />
          )
        }
      />
      <PageBody side={<AnnouncementPreview announcement={form.values} />}>
        <AnnouncementForm form={withRefusal(form, refusal)} upload={upload} disabled={!shown.actions.includes('edit')} />
      </PageBody>
      {dialogs}
    </>
  );
};
