import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { Field } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { serverErrors } from '../../ui/form/server-errors.ts';

interface Props {
  /** UTC, ISO 8601. */
  schedule: (publishAt: string) => void;
  failure: ApiError | null;
  busy: boolean;
  close: () => void;
}

export const ScheduleDialog = ({ schedule, failure, busy, close }: Props) => {
  const { t } = useTranslation();
  const [publishAt, setPublishAt] = useState<string>();
  const refused = serverErrors(failure, ['publishAt']);
  const submit = () => {
    if (publishAt !== undefined) schedule(publishAt);
  };
  return (
    <FormDialog
      title={t('announcements.desk.scheduleTitle')}
      submitText={t('announcements.desk.schedule')}
      submit={submit}
      busy={busy}
      disabled={publishAt === undefined}
      close={close}
    >
      <p>{t('announcements.desk.scheduleText')}</p>
      <Field label={t('announcements.desk.time')} error={refused.of('publishAt') ?? refused.rest}>
        {(tied) => <MomentInput tied={tied} value={publishAt} change={setPublishAt} />}
      </Field>
    </FormDialog>
  );
};
