import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listWalletRecords, getWallet } from '#contracts/wallet/wallet-queries.ts';
import { cancelWithdrawalEndpoint } from '#contracts/withdrawals/apply-withdrawal.ts';
import {
  approveWithdrawalEndpoint,
  rejectWithdrawalEndpoint,
  returnWithdrawalEndpoint,
  startReviewEndpoint,
} from '#contracts/withdrawals/review-withdrawal.ts';
import { getWithdrawal, listWithdrawals, type WithdrawalRow } from '#contracts/withdrawals/withdrawal-queries.ts';
import type { WithdrawalActionName } from '#contracts/withdrawals/withdrawal-actions.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

const reads = [listWithdrawals, getWithdrawal];
const readsOfMoney = [...reads, getWallet, listWalletRecords];

/** What asks for more than a reason. */
export type AskedInDialog = Extract<WithdrawalActionName, 'pay' | 'complete'>;

/** What can be done with a withdrawal that allows it; two of them ask in a dialog of their own. */
export interface WithdrawalActions extends Readonly<Record<WithdrawalActionName, (withdrawal: WithdrawalRow) => void>> {
  dialog: { name: AskedInDialog; withdrawal: WithdrawalRow } | undefined;
  closeDialog: () => void;
}

export const useWithdrawalActions = (): WithdrawalActions => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<WithdrawalActions['dialog']>();
  const cancelling = useCommand(cancelWithdrawalEndpoint, { invalidates: readsOfMoney });
  const reviewing = useCommand(startReviewEndpoint, { invalidates: reads });
  const approving = useCommand(approveWithdrawalEndpoint, { invalidates: reads });
  const rejecting = useCommand(rejectWithdrawalEndpoint, { invalidates: readsOfMoney });
  const returning = useCommand(returnWithdrawalEndpoint, { invalidates: readsOfMoney });

  const figures = ({ amountCents, account: { lastFour, holder }, shopInfo }: WithdrawalRow) => ({
    amount: formatMoney(amountCents),
    lastFour,
    holder,
    shop: shopInfo.realname || shopInfo.uid,
  });

  const cancel = async (withdrawal: WithdrawalRow) => {
    const words = {
      title: t('withdrawal.cancelTitle', figures(withdrawal)),
      text: t('withdrawal.cancelText'),
      confirm: t('withdrawal.cancelConfirm'),
    };
    if (await confirm({ kind: 'recall', ...words })) cancelling.mutate({ withdrawalNo: withdrawal.withdrawalNo });
  };
  const approve = async (withdrawal: WithdrawalRow) => {
    const { verified } = withdrawal.account;
    const isSure = await confirm({
      kind: 'plain',
      title: t('withdrawal.approveTitle', figures(withdrawal)),
      text: t(verified ? 'withdrawal.approveText' : 'withdrawal.approveUnchecked', figures(withdrawal)),
      confirm: t(verified ? 'withdrawal.approveConfirm' : 'withdrawal.approveChecked'),
    });
    if (isSure) approving.mutate({ withdrawalNo: withdrawal.withdrawalNo, isHolderChecked: !verified });
  };
  const reject = async (withdrawal: WithdrawalRow) => {
    const given = await confirm({ kind: 'reject', title: t('withdrawal.rejectTitle', figures(withdrawal)), reason: { readers: 'concerned' } });
    if (given) rejecting.mutate({ withdrawalNo: withdrawal.withdrawalNo, reason: given.reason });
  };
  const putBack = async (withdrawal: WithdrawalRow) => {
    const amount = formatMoney(withdrawal.paidCents ?? 0);
    const given = await confirm({
      kind: 'reject',
      title: t('withdrawal.returnTitle', { ...figures(withdrawal), amount }),
      text: t('withdrawal.returnText'),
      confirm: t('withdrawal.returnConfirm', { amount }),
      reason: { readers: 'concerned' },
    });
    if (given) returning.mutate({ withdrawalNo: withdrawal.withdrawalNo, reason: given.reason });
  };

  return {
    cancel: (withdrawal) => void cancel(withdrawal),
    review: ({ withdrawalNo }) => reviewing.mutate({ withdrawalNo }),
    approve: (withdrawal) => void approve(withdrawal),
    reject: (withdrawal) => void reject(withdrawal),
    return: (withdrawal) => void putBack(withdrawal),
    pay: (withdrawal) => setDialog({ name: 'pay', withdrawal }),
    complete: (withdrawal) => setDialog({ name: 'complete', withdrawal }),
    dialog,
    closeDialog: () => setDialog(undefined),
  };
};
