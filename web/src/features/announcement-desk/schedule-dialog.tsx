import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/api/api-error.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { MomentInput } from '#web/ui/dates/moment-input.tsx';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useNeeded } from '#web/ui/form/use-needed.ts';

interface Props {
  /** UTC, ISO 8601. */
  schedule: (publishAt: string) => void;
  failure: ApiError | null;
  busy: boolean;
  close: () => void;
}

export default function ScheduleDialog({ schedule, failure, busy, close }: Props) {
  const { t } = useTranslation();
  const [publishAt, setPublishAt] = useState<string>();
  const refused = serverErrors(failure, ['publishAt']);
  const { needed, onAttempt } = useNeeded();
  const submit = () => {
    onAttempt();
    if (publishAt !== undefined) schedule(publishAt);
  };
  return (
    <FormDialog title={t('announcements.desk.scheduleTitle')} submitText={t('announcements.desk.schedule')} submit={submit} busy={busy} close={close}>
      <p>{t('announcements.desk.scheduleText')}</p>
      <Field required label={t('announcements.desk.time')} error={refused.of('publishAt') ?? needed(publishAt === undefined) ?? refused.rest}>
        {(tied) => <MomentInput tied={tied} value={publishAt} change={setPublishAt} />}
      </Field>
    </FormDialog>
  );
}
