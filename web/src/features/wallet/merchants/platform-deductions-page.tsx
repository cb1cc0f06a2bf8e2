import { ReceiptText } from 'lucide-react';
import { exportWalletRecords } from '#contracts/wallet/export-wallet-records.ts';
import { deductionTypes } from '#contracts/wallet/transaction-types.ts';
import { listWalletRecords } from '#contracts/wallet/wallet-queries.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { listQuery } from '#web/core/list/list-query.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { useOwnerFilter } from '#web/shared/reference/use-owner-filter.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { OpenPosting } from '#web/shared/postings/open-posting.tsx';
import { RecordCard } from '../records/record-card.tsx';
import { useAccountFilters } from '../records/use-account-filters.ts';
import { useRecordFilters } from '../records/use-record-filters.ts';
import { walletRecords } from '../records/wallet-records.ts';
import { useMerchantColumns } from './use-merchant-columns.tsx';

const { endpoint, rowKey, version, streamKey, drawer } = walletRecords;

/** What the operator took from sellers' wallets, whoever's and whatever for; each opens to the cent (R2.127). */
const platformDeductions = defineList({
  endpoint,
  rowKey,
  version,
  streamKey,
  drawer,
  name: 'platform-deductions',
  useTopic: () => allWalletsTopic,
  useQuery: (state) => listQuery(listWalletRecords, state, state.size, { otherwise: { types: [...deductionTypes] } }),
  useColumns: ({ state }) => useMerchantColumns(state),
  useFilters: ({ t }) => [useOwnerFilter(t('reference.shop')), ...useRecordFilters(deductionTypes), ...useAccountFilters()],
  countOf: (count, { t, read }) => t('wallet.deductions.count', { count, out: formatMoney(read.data?.totals.outCents ?? 0) }),
  Toolbar: ({ list: { query, title, read } }) => (
    <ExportButton endpoint={exportWalletRecords} query={query} title={title} total={read.data?.totalCount} />
  ),
  Card: RecordCard,
  Beside: () => <OpenPosting topic={allWalletsTopic} />,
  empty: ({ t }) => ({ icon: ReceiptText, title: t('wallet.deductions.emptyTitle'), text: t('wallet.deductions.emptyText') }),
});

export default function PlatformDeductionsPage() {
  return <ListPage list={platformDeductions} />;
}
