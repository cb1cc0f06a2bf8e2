import { useTranslation } from 'react-i18next';
import { correctInspectionEndpoint } from '#contracts/inspection/correct-inspection.ts';
import { markAsFakeEndpoint } from '#contracts/inspection/mark-as-fake.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';

interface Finding {
  oneId: string;
  remark: string;
  photos: string[];
}

/** The dialog shows a refusal where the photos are; no notice. */
export const useMarkFake = (as: 'fake' | 'qualified', done: () => void) => {
  const { t } = useTranslation();
  const settles = (text: string) => ({
    changes: [getItem],
    quiet: true,
    onSuccess: () => {
      showSuccess(text);
      done();
    },
  });
  const marking = useCommand(markAsFakeEndpoint, settles(t('item.markFakeDone')));
  const correcting = useCommand(correctInspectionEndpoint, settles(t('item.unmarkFakeDone')));
  const { isPending, error } = as === 'fake' ? marking : correcting;
  return {
    isPending,
    error,
    mutate: (finding: Finding) => (as === 'fake' ? marking.mutate(finding) : correcting.mutate({ ...finding, result: 'qualified' })),
  };
};
