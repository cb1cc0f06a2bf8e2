import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { approveRequestEndpoint } from '#contracts/requests/approve-request.ts';
import { rejectRequestEndpoint } from '#contracts/requests/reject-request.ts';
import { useCommand } from '../../api/use-command.ts';
import { showSuccess } from '../../app/notices/notices.ts';
import { orderReads, ordersAhead } from '../../shared/order/orders-ahead.ts';
import { useAsk } from '../../ui/confirm/use-ask.tsx';
import { approvedState } from './review-kinds.ts';
import { useReasons } from './use-reasons.ts';

type Reviewed = Pick<OrderRow, 'oddNo' | 'type' | 'items' | 'actions'>;

export interface ReviewActs {
  /** Each does nothing where the server does not allow it. */
  approve(order: Reviewed | undefined): void;
  reject(order: Reviewed | undefined): Promise<void>;
  busy: boolean;
}

/** The reviewer's decision on one request. It shows at once, and is taken back with the reason where the server refuses. The page renders the dialog once. */
export const useReviewActs = (): [ReviewActs, ReactNode] => {
  const { t } = useTranslation();
  const [ask, dialog] = useAsk();
  const reasons = useReasons();
  const approving = useCommand(approveRequestEndpoint, {
    changes: orderReads,
    ahead: ({ oddNo }) => ordersAhead([oddNo], approvedState),
    onSuccess: ({ oddNo }) => showSuccess(t('audit.approved', { oddNo })),
  });
  const rejecting = useCommand(rejectRequestEndpoint, {
    changes: orderReads,
    ahead: ({ oddNo }) => ordersAhead([oddNo], 'rejected'),
    onSuccess: ({ oddNo }) => showSuccess(t('audit.rejected', { oddNo })),
  });
  const busy = approving.isPending || rejecting.isPending;

  const acts: ReviewActs = {
    approve: (order) => {
      if (order?.actions.includes('approve') && !busy) approving.mutate({ oddNo: order.oddNo });
    },
    reject: async (order) => {
      if (!order?.actions.includes('reject') || busy) return;
      const given = await ask({
        kind: 'reject',
        title: t('audit.rejectTitle', { oddNo: order.oddNo }),
        text: t('audit.rejectText', { count: order.items }),
        confirm: t('audit.rejectItems', { count: order.items }),
        reason: { presets: reasons([order.type]) },
      });
      if (given) rejecting.mutate({ oddNo: order.oddNo, reason: given.reason });
    },
    busy,
  };
  return [acts, dialog];
};
