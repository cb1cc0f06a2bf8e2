import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDetail, OrderRow } from '#contracts/outbound/order-rows.ts';
import { approveRequestEndpoint, rejectRequestEndpoint, withdrawQuoteEndpoint } from '#contracts/requests/reviews.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showInfo, showSuccess } from '#web/core/toasts/toasts.ts';
import { orderReads, ordersAhead } from '#web/shared/order/requests/orders-ahead.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { approvedState } from './review-kinds.ts';
import { useTellDecision, useTellRefusal } from './use-tell-refusal.ts';
import { useReasons } from './use-reasons.ts';

type Reviewed = Pick<OrderRow, 'oddNo' | 'type' | 'items' | 'actions' | 'version'>;

export interface ReviewCommands {
  /** Each does nothing where the server does not allow it. */
  approve(order: Reviewed | undefined): void;
  reject(order: Reviewed | undefined): Promise<void>;
  /** Takes back what the seller has not answered yet. */
  withdrawQuote(order: Reviewed): Promise<void>;
  busy: boolean;
}

/** The reviewer's decision on one request. It shows at once, and is taken back with the reason where the server refuses. Where another decides while a reason is typed, the question is withdrawn. */
export const useReviewActions = (shown: OrderDetail | undefined): ReviewCommands => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const rejection = useRef<AbortController>(undefined);
  const reasons = useReasons();
  // Typed and not taken: a reason is not typed twice.
  const unsent = useRef<{ oddNo: string; reason: string }>(undefined);
  const [rejects, setRejects] = useState<string>();
  const tellRefusal = useTellRefusal();
  const tellDecision = useTellDecision();
  const onDecidedMeanwhile = useEffectEvent((order: OrderDetail) => {
    rejection.current?.abort();
    tellDecision(order, showInfo);
  });
  useEffect(() => {
    if (shown && shown.oddNo === rejects && !shown.actions.includes('reject')) onDecidedMeanwhile(shown);
  }, [shown, rejects]);
  const approving = useCommand(approveRequestEndpoint, {
    quiet: true,
    onError: (failure, { oddNo }) => void tellRefusal(failure, oddNo),
    invalidates: orderReads,
    optimistic: ({ oddNo }) => ordersAhead([oddNo], approvedState),
    onSuccess: ({ oddNo }) => showSuccess(t('audit.approved', { oddNo })),
  });
  const rejecting = useCommand(rejectRequestEndpoint, {
    quiet: true,
    onError: (failure, { oddNo }) => void tellRefusal(failure, oddNo),
    invalidates: orderReads,
    optimistic: ({ oddNo }) => ordersAhead([oddNo], 'rejected'),
    onSuccess: ({ oddNo }) => {
      unsent.current = undefined;
      showSuccess(t('audit.rejected', { oddNo }));
    },
  });
  const withdrawing = useCommand(withdrawQuoteEndpoint, {
    quiet: true,
    onError: (failure, { oddNo }) => void tellRefusal(failure, oddNo),
    invalidates: orderReads,
    onSuccess: ({ oddNo }) => showSuccess(t('audit.quoteWithdrawn', { oddNo })),
  });
  const busy = approving.isPending || rejecting.isPending || withdrawing.isPending;

  return {
    approve: (order) => {
      if (order?.actions.includes('approve') && !busy) approving.mutate({ oddNo: order.oddNo, version: order.version });
    },
    reject: async (order) => {
      if (!order?.actions.includes('reject') || busy) return;
      const { oddNo, version } = order;
      const typed = unsent.current?.oddNo === oddNo ? unsent.current.reason : '';
      setRejects(oddNo);
      rejection.current = new AbortController();
      const given = await confirm(
        {
          kind: 'reject',
          title: t('audit.rejectTitle', { oddNo }),
          text: t('audit.rejectText', { count: order.items }),
          confirm: t('audit.rejectItems', { count: order.items }),
          reason: {
            readers: 'concerned',
            presets: reasons.offered([order.type]),
            given: typed,
            onTyped: (reason) => (unsent.current = { oddNo, reason }),
          },
        },
        rejection.current.signal,
      );
      setRejects(undefined);
      if (given) rejecting.mutate({ oddNo, version, ...reasons.given(given.reason, [order.type]) });
    },
    withdrawQuote: async ({ oddNo, version }) => {
      const sure = await confirm({
        kind: 'plain',
        title: t('audit.withdrawTitle', { oddNo }),
        text: t('audit.withdrawText'),
        confirm: t('audit.withdraw'),
      });
      if (sure && !busy) withdrawing.mutate({ oddNo, version });
    },
    busy,
  };
};
