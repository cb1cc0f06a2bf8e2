import { Banknote } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { defineList } from '#web/core/list/define-list.ts';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { useWithdrawalActions } from './use-withdrawal-actions.ts';
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { OpenWithdrawal, withdrawalFilters, withdrawals } from './withdrawals.tsx';

const WithdrawalDialogs = lazy(() => import('./withdrawal-dialogs.tsx'));

/** What sellers want paid out, whoever they are; what waits for somebody comes first. */
export const platformWithdrawals = defineList({
  ...withdrawals,
  name: 'platform-withdrawals',
  tabs: { ...withdrawals.tabs, initial: 'open' },
  useActions: useWithdrawalActions,
  useColumns: () => useWithdrawalColumns('finance'),
  useFilters: (list) => [useOwnerFilter(list.t('reference.shop')), ...withdrawalFilters(list)],
  Card: WithdrawalCard,
  Beside: ({ list: { actions } }) => (
    <>
      <OpenWithdrawal actions={actions} />
      {actions.dialog && (
        <Suspense>
          <WithdrawalDialogs actions={actions} />
        </Suspense>
      )}
    </>
  ),
  empty: ({ t }) => ({ icon: Banknote, title: t('withdrawal.nothingToPayTitle'), text: t('withdrawal.nothingToPayText') }),
});
