import { UserPlus } from 'lucide-react';
import { listSellerAccounts, sellerAccountViews } from '#contracts/accounts/account-queries.ts';
import { sellerAccountStates, accountsTopic } from '#contracts/accounts/seller-account-states.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { useAccountActions } from './use-account-actions.tsx';
import { useAccountColumns } from './use-account-columns.tsx';

/** The accounts of sellers (R2.130): who waits to be let in, who may sign in, who may not any more. */
const sellerAccounts = defineList({
  name: 'seller-accounts',
  endpoint: listSellerAccounts,
  rowKey: ({ accountId }) => accountId,
  version: ({ version }) => version,
  useTopic: () => accountsTopic,
  tabs: { all: sellerAccountViews, label: (view, { words }) => words(sellerAccountStates[view]) },
  useActions: useAccountActions,
  useColumns: ({ actions: [actions] }) => useAccountColumns(actions),
  useFilters: ({ t }) => [{ kind: 'text', name: 'text', label: t('accounts.search') }],
  variantOf: ({ state }) => (state === 'waiting' ? 'waiting' : undefined),
  countOf: (count, { t }) => t('accounts.count', { count }),
  empty: ({ t }) => ({ icon: UserPlus, title: t('accounts.emptyTitle'), text: t('accounts.emptyText') }),
  Beside: ({ list: { actions } }) => actions[1],
});

export default function BusinessAccountsPage() {
  return <ListPage list={sellerAccounts} />;
}
