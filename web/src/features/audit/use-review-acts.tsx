import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, OrderRow } from '#contracts/outbound/order-rows.ts';
import { approveRequestEndpoint } from '#contracts/requests/approve-request.ts';
import { rejectRequestEndpoint } from '#contracts/requests/reject-request.ts';
import { withdrawQuoteEndpoint } from '#contracts/requests/withdraw-quote.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showInfo, showSuccess } from '#web/core/notices/notices.ts';
import { orderReads, ordersAhead } from '#web/shared/order/orders-ahead.ts';
import { useAsk } from '#web/ui/confirm/use-ask.tsx';
import { approvedState } from './review-kinds.ts';
import { useTellDecision, useTellRefusal } from './use-tell-refusal.ts';
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

/** The reviewer's decision on one request. It shows at once, and is taken back with the reason where the server refuses. Where another decides while a reason is typed, the question is withdrawn. The page renders the dialog once. */
export const useReviewActs = (shown: OrderDetail | undefined): [ReviewActs, ReactNode] => {
  const { t } = useTranslation();
  const [ask, dialog, withdraw] = useAsk();
  const reasons = useReasons();
  // Typed and not taken: a reason is not typed twice.
  const unsent = useRef<{ oddNo: string; reason: string }>(undefined);
  const [rejects, setRejects] = useState<string>();
  const tellRefusal = useTellRefusal();
  const tellDecision = useTellDecision();
  const onDecidedMeanwhile = useEffectEvent((order: OrderDetail) => {
    withdraw();
    tellDecision(order, showInfo);
  });
  useEffect(() => {
    if (shown && shown.oddNo === rejects && !shown.actions.includes('reject')) onDecidedMeanwhile(shown);
  }, [shown, rejects]);
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
      unsent.current = undefined;
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
      const { oddNo, version } = order;
      const typed = unsent.current?.oddNo === oddNo ? unsent.current.reason : '';
      setRejects(oddNo);
      const given = await ask({
        kind: 'reject',
        title: t('audit.rejectTitle', { oddNo }),
        text: t('audit.rejectText', { count: order.items }),
        confirm: t('audit.rejectItems', { count: order.items }),
        reason: { presets: reasons.offered([order.type]), given: typed, onTyped: (reason) => (unsent.current = { oddNo, reason }) },
      });
      setRejects(undefined);
      if (given) rejecting.mutate({ oddNo, version, ...reasons.given(given.reason, [order.type]) });
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
