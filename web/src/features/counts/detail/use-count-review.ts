import { useTranslation } from 'react-i18next';
import { countActions } from '#contracts/counts/count-actions.ts';
import { approveCount, cancelCount, sendCountBack } from '#contracts/counts/count-commands.ts';
import { getCount, listCounts, type CountRow } from '#contracts/counts/count-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const invalidates = [getCount, listCounts, getItem];

/** Decides about a count; whoever counted does not. */
export const useCountReview = ({ countNo, shelvesName: shelf }: CountRow) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const which = { countNo, shelf };
  const approving = useCommand(approveCount, { invalidates, onSuccess: () => showSuccess(t('counts.approved', which)) });
  const sendingBack = useCommand(sendCountBack, { invalidates, onSuccess: () => showSuccess(t('counts.sentBack', which)) });
  const cancelling = useCommand(cancelCount, { invalidates, onSuccess: () => showSuccess(t('counts.cancelled', which)) });
  return {
    approve: async () => {
      const sure = await confirm({
        kind: 'plain',
        title: t('counts.approveTitle', which),
        text: t('counts.approveText'),
        confirm: words(countActions.approve),
      });
      if (sure) approving.mutate({ countNo });
    },
    sendBack: async () => {
      const given = await confirm({
        kind: 'reject',
        title: t('counts.sendBackTitle', which),
        text: t('counts.sendBackText'),
        confirm: words(countActions.sendBack),
        reason: { readers: 'concerned' },
      });
      if (given) sendingBack.mutate({ countNo, reason: given.reason });
    },
    cancel: async () => {
      const given = await confirm({
        kind: 'delete',
        title: t('counts.cancelTitle', which),
        text: t('counts.cancelText'),
        confirm: t('counts.cancelConfirm'),
        cancel: t('counts.cancelKeep'),
        reason: { readers: 'concerned' },
      });
      if (given) cancelling.mutate({ countNo, reason: given.reason });
    },
    busy: approving.isPending || sendingBack.isPending || cancelling.isPending,
  };
};
