import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { approveRequestsEndpoint, mostRequestsAtOnce, rejectRequestsEndpoint } from '#contracts/requests/batch-requests.ts';
import { useRequestBatch } from '../../../shared/order/use-request-batch.tsx';
import { useAsk } from '../../../ui/confirm/use-ask.tsx';
import type { BulkAction } from '../../../ui/list/bulk-bar.tsx';
import { approvedState, reviewKindOf } from '../review-kinds.ts';
import { useReasons } from '../use-reasons.ts';

/** Batch approval (R2.191): each action for as many of the chosen as the server allows it for. The page renders the dialogs once. */
export const useBatchReview = (): [(rows: readonly OrderRow[], done: () => void) => BulkAction[], ReactNode] => {
  const { t } = useTranslation();
  const reasons = useReasons();
  const [ask, question] = useAsk();
  const [approve, refusedApprovals] = useRequestBatch(approveRequestsEndpoint, {
    state: approvedState,
    done: (count) => t('audit.batchApproved', { count }),
  });
  const [reject, refusedRejections] = useRequestBatch(rejectRequestsEndpoint, {
    state: 'rejected',
    done: (count) => t('audit.batchRejected', { count }),
  });

  const rejectAll = async (rows: readonly OrderRow[], done: () => void): Promise<void> => {
    const given = await ask({
      kind: 'reject',
      title: t('audit.batchRejectTitle', { count: rows.length }),
      text: t('audit.rejectText', { count: rows.reduce((sum, { items }) => sum + items, 0) }),
      confirm: t('audit.batchReject', { count: rows.length }),
      reason: { presets: reasons(rows.map(({ type }) => type)) },
    });
    if (!given) return;
    reject({ oddNos: numbersOf(rows), reason: given.reason });
    done();
  };

  const actions = (rows: readonly OrderRow[], done: () => void): BulkAction[] => {
    const allowed = (action: 'approve' | 'reject') => rows.filter((row) => row.actions.includes(action)).slice(0, mostRequestsAtOnce);
    const [toApprove, toReject] = [allowed('approve'), allowed('reject')];
    const approveAll = (): void => {
      approve({ oddNos: numbersOf(toApprove) });
      done();
    };
    const approving: BulkAction = {
      key: 'approve',
      label: t('audit.batchApprove', { count: toApprove.length }),
      icon: Check,
      shortcut: 'a',
      verb: t('audit.approve'),
      disabled: toApprove.length === 0,
      run: approveAll,
    };
    return [
      ...(rows.some(({ type }) => reviewKindOf(type)?.approved) ? [approving] : []),
      {
        key: 'reject',
        label: t('audit.batchReject', { count: toReject.length }),
        icon: X,
        shortcut: 'r',
        verb: t('ui.reject'),
        disabled: toReject.length === 0,
        run: () => void rejectAll(toReject, done),
      },
    ];
  };
  const dialogs = (
    <>
      {question}
      {refusedApprovals}
      {refusedRejections}
    </>
  );
  return [actions, dialogs];
};

const numbersOf = (rows: readonly OrderRow[]): string[] => rows.map(({ oddNo }) => oddNo);
