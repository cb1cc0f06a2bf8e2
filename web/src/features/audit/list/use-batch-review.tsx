import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chargedServiceOf } from '#contracts/fees/charged-services.ts';
import { orderKindOf } from '#contracts/item/order-kinds.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { approveRequestsEndpoint, MAX_REQUESTS_AT_ONCE, rejectRequestsEndpoint } from '#contracts/requests/batch-requests.ts';
import { useRequestBatch } from '#web/shared/order/requests/use-request-batch.tsx';
import type { Question } from '#web/ui/confirm/open-question.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { BulkAction } from '#web/ui/list/bulk-bar.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { approvedState, reviewKindOf } from '../review-kinds.ts';
import { useReasons } from '../use-reasons.ts';

/** Batch approval (R2.191): each action for as many of the chosen as the server allows it for. The page renders the dialogs once. */
export const useBatchReview = (): [(rows: readonly OrderRow[], done: () => void) => BulkAction[], ReactNode] => {
  const { t } = useTranslation();
  const reasons = useReasons();
  const confirm = useConfirm();
  const [approve, refusedApprovals] = useRequestBatch(approveRequestsEndpoint, {
    state: approvedState,
    done: (count) => t('audit.batchApproved', { count }),
  });
  const [reject, refusedRejections] = useRequestBatch(rejectRequestsEndpoint, {
    state: 'rejected',
    done: (count) => t('audit.batchRejected', { count }),
  });

  const rejectAll = async (rows: readonly OrderRow[], done: () => void): Promise<void> => {
    const types = rows.map(({ type }) => type);
    const given = await confirm({
      kind: 'reject',
      title: t('audit.batchRejectTitle', { count: rows.length }),
      text: t('audit.rejectText', { count: rows.reduce((sum, { items }) => sum + items, 0) }),
      confirm: t('audit.batchReject', { count: rows.length }),
      reason: { readers: 'concerned', presets: reasons.offered(types) },
    });
    if (!given) return;
    reject({ ...seen(rows), ...reasons.given(given.reason, types) });
    done();
  };

  /** One is decided on with one key; many are asked about, for there is no way back. */
  const questionOf = (rows: readonly OrderRow[]): Question => {
    const count = rows.length;
    const items = t('orders.apply.items', { count: rows.reduce((sum, row) => sum + row.items, 0) });
    const cents = rows.reduce((sum, { price }) => sum + (price ?? 0), 0);
    const heldCents = rows.reduce((sum, { heldFee }) => sum + (heldFee ?? 0), 0);
    const free = rows.filter(({ type, heldFee }) => chargedServiceOf[orderKindOf(type)] !== undefined && heldFee == null).length;
    return {
      kind: 'plain',
      title: t('audit.batchApproveTitle', { count }),
      text: [
        cents > 0 ? t('audit.batchApproveSum', { items, amount: formatMoney(cents) }) : t('audit.batchApproveItems', { items }),
        heldCents > 0 && t('audit.batchFees', { amount: formatMoney(heldCents) }),
        free > 0 && t('audit.batchFree', { count: free }),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: t('audit.batchApprove', { count }),
    };
  };

  const actions = (rows: readonly OrderRow[], done: () => void): BulkAction[] => {
    const allowed = (action: 'approve' | 'reject') => rows.filter((row) => row.actions.includes(action)).slice(0, MAX_REQUESTS_AT_ONCE);
    const [toApprove, toReject] = [allowed('approve'), allowed('reject')];
    const approveAll = async (): Promise<void> => {
      const sure = toApprove.length === 1 || (await confirm(questionOf(toApprove)));
      if (!sure) return;
      approve(seen(toApprove));
      done();
    };
    const approving: BulkAction = {
      key: 'approve',
      label: t('audit.batchApprove', { count: toApprove.length }),
      icon: Check,
      shortcut: 'a',
      verb: t('audit.approve'),
      disabled: toApprove.length === 0,
      run: () => void approveAll(),
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
      {refusedApprovals}
      {refusedRejections}
    </>
  );
  return [actions, dialogs];
};

/** As they were on the screen. */
const seen = (rows: readonly OrderRow[]): { oddNos: string[]; versions: number[] } => ({
  oddNos: rows.map(({ oddNo }) => oddNo),
  versions: rows.map(({ version }) => version),
});
