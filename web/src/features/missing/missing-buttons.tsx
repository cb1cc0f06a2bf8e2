import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { listInventory } from '#contracts/inventory/inventory-queries.ts';
import { getItem } from '#contracts/item/item-queries.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import { missingActions } from '#contracts/missing/missing-actions.ts';
import { approveWriteOff, listMissing, rejectWriteOff, requestWriteOff, type MissingRow } from '#contracts/missing/missing-endpoints.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay, useUser } from '#web/core/access/use-user.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { lostItemToPay } from '#web/core/links/lost-item.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useOwnerName } from '#web/shared/reference/use-owner-name.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { RowActions } from '#web/ui/list/row-actions.tsx';

const FindDialog = lazy(() => import('./find-dialog.tsx'));
const invalidates = [listMissing, listInventory, getItem];
const usual = ['searched', 'gone'] as const;

/** What may be done about a missing item: found where, or given up, which takes two. */
export const MissingButtons = ({ row }: { row: MissingRow }) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const ownerName = useOwnerName();
  const [isFinding, setFinding] = useState(false);
  const navigate = useNavigate();
  const { terminal } = useUser();
  const isPayable = row.state === 'writtenOff' && row.shopInfo.id !== selfOperatedShop && row.shopInfo.id > 0 && !row.payment;
  const mayPay = useMay('500.add') && terminal === 'admin' && isPayable;
  const item = { oneId: formatOneId(row.oneId) };
  const asking = useCommand(requestWriteOff, { invalidates, onSuccess: () => showSuccess(t('missing.askedNote', item)) });
  const approving = useCommand(approveWriteOff, { invalidates, onSuccess: () => showSuccess(t('missing.writtenOff', item)) });
  const rejecting = useCommand(rejectWriteOff, { invalidates, onSuccess: () => showSuccess(t('missing.rejected', item)) });
  const may = (action: MissingRow['actions'][number]) => row.actions.includes(action);
  const { oneId } = row;

  const pay = (): void => {
    lostItemToPay.set({ shop: row.shopInfo, oneId, cents: row.costPrice ?? null });
    void navigate(withoutParameters(adminPaths.userRecharge));
  };
  const ask = async (): Promise<void> => {
    const given = await confirm({
      kind: 'plain',
      title: t('missing.askTitle', item),
      text: t('missing.askText'),
      confirm: words(missingActions.requestWriteOff),
      reason: { readers: 'concerned', presets: usual.map((reason) => t(`missing.askReasons.${reason}`)) },
    });
    if (given) asking.mutate({ oneId, reason: given.reason });
  };
  const approve = async (): Promise<void> => {
    const title = t('missing.approveTitle', item);
    const text = t('missing.approveText', { shop: ownerName(row.shopInfo) });
    if (await confirm({ kind: 'plain', title, text, confirm: words(missingActions.approveWriteOff) })) approving.mutate({ oneId });
  };
  const reject = async (): Promise<void> => {
    const given = await confirm({
      kind: 'reject',
      title: t('missing.rejectTitle', item),
      text: t('missing.rejectText'),
      confirm: words(missingActions.rejectWriteOff),
      reason: { readers: 'concerned' },
    });
    if (given) rejecting.mutate({ oneId, reason: given.reason });
  };

  return (
    <RowActions>
      {may('requestWriteOff') && (
        <Button size="small" loading={asking.isPending} onClick={() => void ask()}>
          {words(missingActions.requestWriteOff)}
        </Button>
      )}
      {may('rejectWriteOff') && (
        <Button size="small" loading={rejecting.isPending} onClick={() => void reject()}>
          {words(missingActions.rejectWriteOff)}
        </Button>
      )}
      {may('approveWriteOff') && (
        <Button size="small" loading={approving.isPending} onClick={() => void approve()}>
          {words(missingActions.approveWriteOff)}
        </Button>
      )}
      {may('find') && (
        <Button size="small" onClick={() => setFinding(true)}>
          {words(missingActions.find)}
        </Button>
      )}
      {mayPay && (
        <Button size="small" onClick={pay}>
          {t('missing.pay')}
        </Button>
      )}
      {isFinding && (
        <Suspense>
          <FindDialog row={row} onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </RowActions>
  );
};
