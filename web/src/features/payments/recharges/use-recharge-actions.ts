import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { payRechargeEndpoint } from '#contracts/payments/apply-recharge.ts';
import type { RechargeActionName } from '#contracts/payments/recharge-actions.ts';
import { getRecharge, listReceipts, listRecharges, type RechargeRow } from '#contracts/payments/recharge-queries.ts';
import { rejectRechargeEndpoint } from '#contracts/payments/review-recharge.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

export const rechargeReads = [listRecharges, getRecharge, listReceipts];

/** What asks in a dialog of its own. */
type AskedInDialog = Extract<RechargeActionName, 'uploadProof' | 'approve'>;

/** What can be done with a recharge that allows it. */
export interface RechargeActions extends Readonly<Record<RechargeActionName, (recharge: RechargeRow) => void>> {
  dialog: { name: AskedInDialog; recharge: RechargeRow } | undefined;
  closeDialog: () => void;
}

export const useRechargeActions = (): RechargeActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<RechargeActions['dialog']>();
  const rejecting = useCommand(rejectRechargeEndpoint, { invalidates: rechargeReads });
  const paying = useCommand(payRechargeEndpoint, { onSuccess: ({ payUrl }) => location.assign(payUrl) });

  const reject = async ({ rechargeNo, amountCents }: RechargeRow) => {
    const given = await confirm({
      kind: 'reject',
      title: t('recharge.rejectTitle', { amount: formatMoney(amountCents) }),
      reason: { readers: 'concerned' },
    });
    if (given) rejecting.mutate({ rechargeNo, reason: given.reason });
  };

  return {
    uploadProof: (recharge) => setDialog({ name: 'uploadProof', recharge }),
    approve: (recharge) => setDialog({ name: 'approve', recharge }),
    pay: ({ rechargeNo }) => paying.mutate({ rechargeNo }),
    reject: (recharge) => void reject(recharge),
    dialog,
    closeDialog: () => setDialog(undefined),
  };
};
