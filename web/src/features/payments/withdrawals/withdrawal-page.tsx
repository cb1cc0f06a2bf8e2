import { Button } from 'antd';
import { Banknote, Landmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawalApplies } from '#contracts/withdrawals/withdrawal-access.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { useAvailable } from './use-available.ts';
import { useWithdrawalActions } from './use-withdrawal-actions.ts';
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { OpenWithdrawal, withdrawalFilters, withdrawals } from './withdrawals.tsx';

const ApplyWithdrawalDialog = lazy(() => import('./apply-withdrawal-dialog.tsx'));
const BankAccountsDrawer = lazy(() => import('../bank-accounts/bank-accounts-drawer.tsx'));

type Shown = 'form' | 'accounts' | undefined;

/** How a shop's money reaches its bank, and how far it is (R2.74). */
const ownWithdrawals = defineList({
  ...withdrawals,
  name: 'withdrawals',
  useActions: () => {
    const [shown, show] = useState<Shown>();
    return { ...useWithdrawalActions(), shown, show };
  },
  useColumns: () => useWithdrawalColumns('seller'),
  useFilters: withdrawalFilters,
  Aside: function Available({ list: { t } }) {
    const availableCents = useAvailable();
    return availableCents !== undefined && t('withdrawal.availableNow', { amount: formatMoney(availableCents) });
  },
  Toolbar: ({ list: { t, actions } }) => (
    <>
      <Button icon={<Landmark size={15} aria-hidden />} onClick={() => actions.show('accounts')}>
        {t('withdrawal.accounts')}
      </Button>
      <ApplyButton onClick={() => actions.show('form')} />
    </>
  ),
  Card: WithdrawalCard,
  Beside: ({ list: { actions } }) => (
    <>
      <OpenWithdrawal actions={actions} />
      {actions.shown && (
        <Suspense>
          {actions.shown === 'form' ? (
            <ApplyWithdrawalDialog onClose={() => actions.show(undefined)} onAccounts={() => actions.show('accounts')} />
          ) : (
            <BankAccountsDrawer onClose={() => actions.show(undefined)} />
          )}
        </Suspense>
      )}
    </>
  ),
  empty: ({ t, actions }) => ({
    icon: Banknote,
    title: t('withdrawal.emptyTitle'),
    text: t('withdrawal.emptyText'),
    action: <ApplyButton onClick={() => actions.show('form')} />,
  }),
});

export default function WithdrawalPage() {
  return <ListPage list={ownWithdrawals} />;
}

const ApplyButton = ({ onClick }: { onClick: () => void }) => {
  const { t } = useTranslation();
  const mayApply = useMay(...withdrawalApplies);
  return (
    mayApply && (
      <Button type="primary" icon={<Banknote size={15} aria-hidden />} onClick={onClick}>
        {t('withdrawal.apply')}
      </Button>
    )
  );
};
