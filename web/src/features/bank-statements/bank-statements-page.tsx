import { Landmark } from 'lucide-react';
import { bankLineStatuses } from '#contracts/statements/bank/bank-events.ts';
import { bankLineViews, listBankLines } from '#contracts/statements/bank/bank-queries.ts';
import { bankStatementsTopic } from '#contracts/statements/statement-topics.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openBankLineParameter } from '#web/core/open-row/parameters.ts';
import { ImportButton } from './import/import-button.tsx';
import { OpenBankLine } from './line/open-bank-line.tsx';
import { BankLineCard } from './line/bank-line-card.tsx';
import { ProofFigures } from './proof/proof-figures.tsx';
import { useBankLineColumns } from './use-bank-line-columns.tsx';

/** What the bank said, line by line, until each is known in the books. */
const bankLines = defineList({
  name: 'bank-lines',
  endpoint: listBankLines,
  rowKey: ({ lineId }) => lineId,
  version: ({ version }) => version,
  useTopic: () => bankStatementsTopic,
  tabs: {
    all: bankLineViews,
    initial: 'open',
    label: (view, { t, words }) => (view === 'open' ? t('bankStatements.open') : words(bankLineStatuses[view])),
  },
  useColumns: useBankLineColumns,
  useFilters: ({ t }) => [
    { kind: 'text', name: 'text', label: t('bankStatements.search') },
    { kind: 'range', name: 'beginTime', last: 'endTime', label: t('bankStatements.bookedOn') },
  ],
  drawer: openBankLineParameter,
  variantOf: ({ status }, { state }) => (status === 'unmatched' && state.view === 'all' ? 'waiting' : undefined),
  countOf: (count, { t }) => t('bankStatements.count', { count }),
  Figures: ProofFigures,
  Toolbar: ImportButton,
  Beside: OpenBankLine,
  Card: BankLineCard,
  empty: ({ t, state, read }) =>
    (state.view === undefined || state.view === 'open') && (read.data?.counts.all ?? 0) > 0
      ? { icon: Landmark, title: t('bankStatements.nothingOpenTitle'), text: t('bankStatements.nothingOpenText') }
      : { icon: Landmark, title: t('bankStatements.emptyTitle'), text: t('bankStatements.emptyText') },
});

export default function BankStatementsPage() {
  return <ListPage list={bankLines} />;
}
