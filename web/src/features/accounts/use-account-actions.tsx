import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listSellerAccounts, type SellerAccount } from '#contracts/accounts/account-queries.ts';
import type { SellerAccountActionName } from '#contracts/accounts/seller-account-states.ts';
import { refuseSeller } from '#contracts/accounts/registration/admit-seller.ts';
import { markShopInternalEndpoint } from '#contracts/reference/mark-shop-internal.ts';
import { reinstateAccount, suspendAccount } from '#contracts/accounts/manage-accounts.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';

const AccountHistoryDialog = lazy(() => import('./account-history-dialog.tsx'));
const AdmitDialog = lazy(() => import('./admit-dialog.tsx'));
const AdjustWalletDialog = lazy(() => import('#web/shared/wallet/adjust-wallet-dialog.tsx'));
const AuthoriseDialog = lazy(() => import('./authorise-dialog.tsx'));
const EraseAccountDialog = lazy(() => import('./erase-account-dialog.tsx'));
const SetPasswordDialog = lazy(() => import('./set-password-dialog.tsx'));

export type AccountActions = Readonly<Record<SellerAccountActionName, (seller: SellerAccount) => void>>;

/** What can be done with one account. The page renders the dialogs once. */
export const useAccountActions = (): [AccountActions, ReactNode] => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [chosen, setChosen] = useState<{
    action: 'admit' | 'history' | 'setPassword' | 'creditWallet' | 'authorise' | 'erase';
    seller: SellerAccount;
  }>();
  const { mutate: suspend } = useCommand(suspendAccount, {
    invalidates: [listSellerAccounts],
    onSuccess: () => showSuccess(t('accounts.suspended')),
  });
  const { mutate: reinstate } = useCommand(reinstateAccount, {
    invalidates: [listSellerAccounts],
    onSuccess: () => showSuccess(t('accounts.reinstated')),
  });

  const { mutate: refuse } = useCommand(refuseSeller, { invalidates: [listSellerAccounts], onSuccess: () => showSuccess(t('accounts.refused')) });

  const { mutate: markInternal } = useCommand(markShopInternalEndpoint, {
    invalidates: [listSellerAccounts],
    onSuccess: (_, { isInternal }) => showSuccess(t(isInternal ? 'accounts.markedInternal' : 'accounts.unmarkedInternal')),
  });

  const askRefuse = async ({ accountId, name }: SellerAccount): Promise<void> => {
    const given = await confirm({
      kind: 'reject',
      title: t('accounts.refuseTitle', { name }),
      text: t('accounts.refuseText'),
      confirm: t('accounts.refuse'),
      reason: { readers: 'concerned' },
    });
    if (given) refuse({ accountId, reason: given.reason });
  };

  const askSuspend = async ({ accountId, name }: SellerAccount): Promise<void> => {
    const given = await confirm({
      kind: 'reject',
      title: t('accounts.suspendTitle', { name }),
      text: t('accounts.suspendText'),
      confirm: t('accounts.suspend'),
      reason: { readers: 'colleagues' },
    });
    if (given) suspend({ accountId, reason: given.reason });
  };

  const askInternal = async ({ shopInfo, isInternal }: SellerAccount): Promise<void> => {
    if (!shopInfo) return;
    const kind = isInternal ? 'unmarkInternal' : 'markInternal';
    const given = await confirm({
      kind: 'plain',
      title: t(`accounts.${kind}Title`, { shop: shopInfo.realname }),
      text: t(`accounts.${kind}Text`),
      confirm: t(`accounts.${kind}`),
    });
    if (given) markInternal({ shopId: shopInfo.id, isInternal: !isInternal });
  };

  const actions: AccountActions = {
    admit: (seller) => setChosen({ action: 'admit', seller }),
    refuse: (seller) => void askRefuse(seller),
    setPassword: (seller) => setChosen({ action: 'setPassword', seller }),
    history: (seller) => setChosen({ action: 'history', seller }),
    creditWallet: (seller) => setChosen({ action: 'creditWallet', seller }),
    authorise: (seller) => setChosen({ action: 'authorise', seller }),
    suspend: (seller) => void askSuspend(seller),
    markInternal: (seller) => void askInternal(seller),
    erase: (seller) => setChosen({ action: 'erase', seller }),
    reinstate: ({ accountId }) => reinstate({ accountId }),
  };
  const close = () => setChosen(undefined);
  const refuseInstead = (seller: SellerAccount) => {
    close();
    void askRefuse(seller);
  };
  const dialogs = (
    <Suspense>
      {chosen?.action === 'admit' && (
        <AdmitDialog
          seller={chosen.seller}
          onRefuse={chosen.seller.actions.includes('refuse') ? () => refuseInstead(chosen.seller) : undefined}
          onClose={close}
        />
      )}
      {chosen?.action === 'history' && <AccountHistoryDialog seller={chosen.seller} onClose={close} />}
      {chosen?.action === 'creditWallet' && chosen.seller.shopInfo && <AdjustWalletDialog shop={chosen.seller.shopInfo} onClose={close} />}
      {chosen?.action === 'authorise' && chosen.seller.shopInfo && <AuthoriseDialog shop={chosen.seller.shopInfo} onClose={close} />}
      {chosen?.action === 'erase' && <EraseAccountDialog seller={chosen.seller} onClose={close} />}
      {chosen?.action === 'setPassword' && <SetPasswordDialog seller={chosen.seller} onClose={close} />}
    </Suspense>
  );
  return [actions, dialogs];
};
