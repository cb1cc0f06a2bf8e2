import { Button, Modal } from 'antd';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../api/api-error.ts';
import { Field } from '../../ui/form/field.tsx';
import { MomentInput } from '../../ui/form/moment-input.tsx';
import { serverErrors } from '../../ui/form/server-errors.ts';

interface Props {
  /** UTC, ISO 8601. */
  schedule: (publishAt: string) => void;
  failure: ApiError | null;
  busy: boolean;
  close: () => void;
}

const form = 'schedule-announcement';

export const ScheduleDialog = ({ schedule, failure, busy, close }: Props) => {
  const { t } = useTranslation();
  const [publishAt, setPublishAt] = useState<string>();
  const refused = serverErrors(failure, ['publishAt']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (publishAt !== undefined) schedule(publishAt);
  };
  return (
    <Modal
      open
      centered
      width={420}
      title={t('announcements.desk.scheduleTitle')}
      onCancel={close}
      footer={
        <>
          <Button onClick={close}>{t('app.cancel')}</Button>
          <Button type="primary" htmlType="submit" form={form} loading={busy} disabled={publishAt === undefined}>
            {t('announcements.desk.schedule')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} style={{ display: 'grid', gap: 14 }}>
        <p>{t('announcements.desk.scheduleText')}</p>
        <Field label={t('announcements.desk.time')} error={refused.of('publishAt') ?? refused.rest}>
          {(tied) => <MomentInput tied={tied} value={publishAt} change={setPublishAt} />}
        </Field>
      </form>
    </Modal>
  );
};
