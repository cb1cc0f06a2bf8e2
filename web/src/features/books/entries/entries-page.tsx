import { BookOpen } from 'lucide-react';
import { exportLedgerEntries, entryViews, listLedgerEntries, type LedgerEntry } from '#contracts/ledger/entries.ts';
import { chosenWords } from '#contracts/ledger/account-choice.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { currentTab } from '#web/core/list/tabs.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { OpenPosting } from '#web/shared/postings/open-posting.tsx';
import { EntriesFigure } from './entries-figure.tsx';
import { EntryCard } from './entry-card.tsx';
import { OpenJournal } from './open-journal.tsx';
import { useEntryColumns } from './use-entry-columns.tsx';
import { useEntryFilters } from './use-entry-filters.ts';
import { useLiveEntries } from './use-live-entries.ts';
import { useOpenEntry } from './use-open-entry.ts';

/** Where nobody says which: what was earned less what was spent. */
const otherwise = { account: 'result' } as const;

/** The postings that a figure of the books is made of, and what they come to. */
const entries = defineList({
  name: 'book-entries',
  endpoint: listLedgerEntries,
  rowKey: ({ postingId, account, sub }: LedgerEntry) => `${postingId} ${account}:${sub}`,
  useQuery: (state) => listQuery(listLedgerEntries, state, state.size, { otherwise, always: { view: currentTab({ all: entryViews }, state.view) } }),
  tabs: { all: entryViews, label: (view, { t }) => t(`books.entries.views.${view}`) },
  useColumns: useEntryColumns,
  useFilters: useEntryFilters,
  useOpen: useOpenEntry,
  countOf: (count, { t }) => t('books.entries.count', { count }),
  Aside: ({ list: { query, words } }) => `${words(chosenWords(query.account))} · ${query.currency ?? 'USD'}`,
  Figures: ({ list: { read, query } }) =>
    read.data && <EntriesFigure query={query} totals={read.data.totals} stale={read.isError || read.isPlaceholderData} />,
  Toolbar: ({ list: { title, query, read } }) => (
    <ExportButton endpoint={exportLedgerEntries} query={query} title={title} total={read.data?.totalCount} />
  ),
  Card: EntryCard,
  Beside: function Live() {
    useLiveEntries();
    return (
      <>
        <OpenPosting topic={allWalletsTopic} />
        <OpenJournal />
      </>
    );
  },
  empty: ({ t }) => ({ icon: BookOpen, title: t('books.entries.emptyTitle'), text: t('books.entries.emptyText') }),
});

export default function EntriesPage() {
  return <ListPage list={entries} />;
}
