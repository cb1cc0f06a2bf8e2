import { useTranslation } from 'react-i18next';
import { getAnnouncement, listAnnouncements } from '#contracts/announcements/announcement-queries.ts';
import { scheduleAnnouncementEndpoint } from '#contracts/announcements/announcement-commands.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { MomentInput } from '#web/ui/dates/moment-input.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';

/** When an announcement is to be published. */
export default function ScheduleDialog({ announcementId, onClose }: { announcementId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useEndpointForm(scheduleAnnouncementEndpoint, {
    defaultValues: { publishAt: '' },
    bodyOf: ({ publishAt }) => ({ announcementId, publishAt }),
    invalidates: [getAnnouncement, listAnnouncements],
    onSubmitted: () => {
      showSuccess(t('announcements.desk.isScheduled'));
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('announcements.desk.scheduleTitle')} submitLabel={t('announcements.desk.schedule')} onClose={onClose}>
      <p>{t('announcements.desk.scheduleText')}</p>
      <FormField form={form} name="publishAt" label={t('announcements.desk.time')}>
        {({ value, onChange, ...controlProps }) => (
          <MomentInput controlProps={controlProps} value={value || undefined} onChange={(publishAt) => onChange(publishAt ?? '')} />
        )}
      </FormField>
    </FormDialog>
  );
}
