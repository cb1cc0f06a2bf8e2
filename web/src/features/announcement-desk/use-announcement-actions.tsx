import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getAnnouncement, listAnnouncements } from '#contracts/announcements/announcement-queries.ts';
import {
  publishAnnouncementEndpoint,
  removeAnnouncementEndpoint,
  withdrawAnnouncementEndpoint,
} from '#contracts/announcements/announcement-commands.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { useGiveWay } from '#web/ui/page/page-tab.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));

export interface AnnouncementCommands {
  publish(): Promise<void>;
  askTime(): void;
  withdraw(): Promise<void>;
  remove(): Promise<void>;
  busy: boolean;
  /** Why it could not be published: what readers would miss. */
  refusal: ApiError | null;
  forgetRefusal(): void;
}

const reads = [getAnnouncement, listAnnouncements];

/** What is done with an announcement besides writing. The page renders the dialogs once. */
export const useAnnouncementActions = (announcementId: string): [AnnouncementCommands, ReactNode] => {
  const { t } = useTranslation();
  const replaceTab = useGiveWay();
  const confirm = useConfirm();
  const [asksTime, setAsksTime] = useState(false);
  const publishing = useCommand(publishAnnouncementEndpoint, {
    quiet: true,
    invalidates: reads,
    onSuccess: () => showSuccess(t('announcements.desk.isPublished')),
  });
  const withdrawing = useCommand(withdrawAnnouncementEndpoint, {
    invalidates: reads,
    onSuccess: () => showSuccess(t('announcements.desk.isWithdrawn')),
  });
  const removing = useCommand(removeAnnouncementEndpoint, {
    invalidates: [listAnnouncements],
    onSuccess: () => {
      showSuccess(t('announcements.desk.isRemoved'));
      replaceTab(withoutParameters(adminPaths.announcements));
    },
  });

  const actions: AnnouncementCommands = {
    publish: async () => {
      const [title, text] = [t('announcements.desk.publishTitle'), t('announcements.desk.publishText')];
      if (await confirm({ kind: 'plain', title, text, confirm: t('announcements.desk.publish') })) publishing.mutate({ announcementId });
    },
    askTime: () => setAsksTime(true),
    withdraw: async () => {
      const text = t('announcements.desk.withdrawText');
      if (await confirm({ kind: 'plain', title: t('announcements.desk.withdrawTitle'), text, confirm: t('announcements.desk.withdraw') }))
        withdrawing.mutate({ announcementId });
    },
    remove: async () => {
      if (await confirm({ kind: 'delete' })) removing.mutate({ announcementId });
    },
    busy: publishing.isPending || withdrawing.isPending || removing.isPending,
    refusal: publishing.error,
    forgetRefusal: publishing.reset,
  };
  const dialogs = asksTime && (
    <Suspense>
      <ScheduleDialog announcementId={announcementId} onClose={() => setAsksTime(false)} />
    </Suspense>
  );
  return [actions, dialogs];
};
