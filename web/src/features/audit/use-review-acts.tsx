import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { approveRequestEndpoint } from '#contracts/requests/approve-request.ts';
import { rejectRequestEndpoint } from '#contracts/requests/reject-request.ts';
import { withdrawQuoteEndpoint } from '#contracts/requests/withdraw-quote.ts';
import { useCommand } from '../../api/use-command.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import { orderReads, ordersAhead } from '../../shared/order/orders-ahead.ts';
import { useAsk } from '../../ui/confirm/use-ask.tsx';
import { approvedState } from './review-kinds.ts';
import { useTellRefusal } from './use-tell-refusal.ts';
import { useReasons } from './use-reasons.ts';

type Reviewed = Pick<OrderRow, 'oddNo' | 'type' | 'items' | 'actions' | 'version'>;

export interface ReviewActs {
  /** Each does nothing where the server does not allow it. */
  approve(order: Reviewed | undefined): void;
  reject(order: Reviewed | undefined): Promise<void>;
  /** Takes back what the seller has not answered yet. */
  withdrawQuote(order: Reviewed): Promise<void>;
  busy: boolean;
}

/** The reviewer's decision on one request. It shows at once, and is taken back with the reason where the server refuses. The page renders the dialog once. */
export const useReviewActs = (): [ReviewActs, ReactNode] => {
  const { t } = useTranslation();
  const [ask, dialog] = useAsk();
  const reasons = useReasons();
  const [keptReason, keepReason] = useState<{ oddNo: string; reason: string }>();
  const tellRefusal = useTellRefusal();
  const approving = useCommand(approveRequestEndpoint, {
    quiet: true,
    onError: (failure, { oddNo }) => void tellRefusal(failure, oddNo),
    changes: orderReads,
    ahead: ({ oddNo }) => ordersAhead([oddNo], approvedState),
    onSuccess: ({ oddNo }) => showSuccess(t('audit.approved', { oddNo })),
  });
  const rejecting = useCommand(rejectRequestEndpoint, {
    quiet: true,
    onError: (failure, { oddNo }) => void tellRefusal(failure, oddNo),
    changes: orderReads,
    ahead: ({ oddNo }) => ordersAhead([oddNo], 'rejected'),
    onSuccess: ({ oddNo }) => {
      keepReason(undefined);
      showSuccess(t('audit.rejected', { oddNo }));
    },
  });
  const withdrawing = useCommand(withdrawQuoteEndpoint, {
    quiet: true,
    onError: (failure, { oddNo }) => void tellRefusal(failure, oddNo),
    changes: orderReads,
    onSuccess: ({ oddNo }) => showSuccess(t('audit.quoteWithdrawn', { oddNo })),
  });
  const busy = approving.isPending || rejecting.isPending || withdrawing.isPending;

  const acts: ReviewActs = {
    approve: (order) => {
      if (order?.actions.includes('approve') && !busy) approving.mutate({ oddNo: order.oddNo, version: order.version });
    },
    reject: async (order) => {
      if (!order?.actions.includes('reject') || busy) return;
      const given = await ask({
        kind: 'reject',
        title: t('audit.rejectTitle', { oddNo: order.oddNo }),
        text: t('audit.rejectText', { count: order.items }),
        confirm: t('audit.rejectItems', { count: order.items }),
        reason: { presets: reasons([order.type]), ...(keptReason?.oddNo === order.oddNo && { given: keptReason.reason }) },
      });
      if (!given) return;
      // Where it is refused, it is not typed again.
      keepReason({ oddNo: order.oddNo, reason: given.reason });
      rejecting.mutate({ oddNo: order.oddNo, version: order.version, reason: given.reason });
    },
    withdrawQuote: async ({ oddNo, version }) => {
      const sure = await ask({
        kind: 'plain',
        title: t('audit.withdrawTitle', { oddNo }),
        text: t('audit.withdrawText'),
        confirm: t('audit.withdraw'),
      });
      if (sure && !busy) withdrawing.mutate({ oddNo, version });
    },
    busy,
  };
  return [acts, dialog];
};
