import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  approveAdjustment,
  getAdjustment,
  listAdjustments,
  rejectAdjustment,
  type AdjustmentRow,
} from '#contracts/adjustments/adjustment-endpoints.ts';
import { getWallet, listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { formatMoney } from '#web/ui/text/formats.ts';

const reads = [listAdjustments, getAdjustment];

/** Somebody else than who asked for it posts it, or says why not. */
export const DecideAdjustment = ({ adjustment }: { adjustment: AdjustmentRow }) => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const ownerName = useOwnerName();
  const { adjustmentNo, direction, cents, shopInfo, actions } = adjustment;
  const approval = useCommand(approveAdjustment, {
    invalidates: [...reads, getWallet, listWalletRecords],
    onSuccess: () => showSuccess(t('adjustments.approvedNote', { number: adjustmentNo })),
  });
  const rejection = useCommand(rejectAdjustment, { invalidates: reads });
  if (actions.length === 0) return null;

  const approve = async (): Promise<void> => {
    const text = t(`adjustments.approveText.${direction}`, { shop: ownerName(shopInfo), amount: formatMoney(cents) });
    const title = t('adjustments.approveTitle', { number: adjustmentNo });
    if (await confirm({ kind: 'plain', title, text, confirm: t('adjustments.approve') })) approval.mutate({ adjustmentNo });
  };
  const reject = async (): Promise<void> => {
    const title = t('adjustments.rejectTitle', { number: adjustmentNo });
    const answer = await confirm({ kind: 'reject', title, text: t('adjustments.rejectText'), reason: { readers: 'colleagues' } });
    if (answer) rejection.mutate({ adjustmentNo, reason: answer.reason });
  };
  return (
    <>
      <Button type="primary" loading={approval.isPending} onClick={() => void approve()}>
        {t('adjustments.approve')}
      </Button>
      <Button loading={rejection.isPending} onClick={() => void reject()}>
        {t('adjustments.reject')}
      </Button>
    </>
  );
};
