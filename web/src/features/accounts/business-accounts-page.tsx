import { UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { listSellerAccounts, sellerAccountViews, type SellerAccount } from '#contracts/accounts/list-seller-accounts.ts';
import { sellerAccountStates } from '#contracts/accounts/seller-account-states.ts';
import { accountsTopic } from '#contracts/accounts/accounts-topic.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { listQuery } from '#web/ui/list/list-query.ts';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { useAccountActs } from './use-account-acts.tsx';
import { useAccountColumns } from './use-account-columns.tsx';

const keyOf = ({ accountId }: SellerAccount): string => accountId;
const versionOf = ({ version }: SellerAccount): number => version;

/** The accounts of sellers (R2.130): who waits to be let in, who may sign in, who may not any more. */
export default function BusinessAccountsPage() {
  const { t } = useTranslation();
  const words = useWords();
  const state = useListState();
  const view = sellerAccountViews.find((known) => known === state.view) ?? 'all';
  const query = useMemo(() => listQuery(listSellerAccounts, state, state.size, { always: { view } }), [state, view]);
  const list = useListRead(listSellerAccounts, query, keyOf);
  const [acts, dialogs] = useAccountActs();
  useLiveRows(accountsTopic, listSellerAccounts, keyOf);

  return (
    <>
      <ListPage
        name="seller-accounts"
        title={t('pages.businessAccounts')}
        state={state}
        {...list}
        countOf={(count) => t('accounts.count', { count })}
        columns={useAccountColumns(acts)}
        keyOf={keyOf}
        versionOf={versionOf}
        views={sellerAccountViews.map((key) => ({
          key: key === 'all' ? undefined : key,
          label: key === 'all' ? t('ui.all') : words(sellerAccountStates[key]),
          count: list.read.data?.counts[key],
        }))}
        filters={[{ kind: 'text', name: 'text', label: t('accounts.search') }]}
        toneOf={(row) => (row.state === 'waiting' ? 'waiting' : undefined)}
        empty={{ icon: UserPlus, title: t('accounts.emptyTitle'), text: t('accounts.emptyText') }}
      />
      {dialogs}
    </>
  );
}
