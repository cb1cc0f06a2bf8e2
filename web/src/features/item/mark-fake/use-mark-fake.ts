import { useTranslation } from 'react-i18next';
import { markAsFakeEndpoint } from '#contracts/inspection/mark-as-fake.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { useCommand } from '../../../api/use-command.ts';
import { showSuccess } from '../../../app/notices/notices.ts';

/** The dialog shows a refusal where the photos are; no notice. */
export const useMarkFake = (done: () => void) => {
  const { t } = useTranslation();
  return useCommand(markAsFakeEndpoint, {
    changes: [getItem],
    quiet: true,
    onSuccess: () => {
      showSuccess(t('item.markFakeDone'));
      done();
    },
  });
};
