import { PackageOpen } from 'lucide-react';
import { exportOwnGoods, listOwnGoods, ownGoodsViews, type OwnGoodsRow } from '#contracts/finance/self-operated.ts';
import { allWalletsTopic } from '#contracts/wallet/wallet-topics.ts';
import { defineList } from '#web/core/list/define-list.ts';
import { ListPage } from '#web/core/list/list-page.tsx';
import { openOwnGoodsParameter } from '#web/core/open-row/parameters.ts';
import { ExportButton } from '#web/shared/export/export-button.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { OpenOwnGoods } from './open-own-goods.tsx';
import { OwnGoodsCard } from './own-goods-card.tsx';
import { StockBalance } from './stock-balance.tsx';
import { useOwnGoodsColumns } from './use-own-goods-columns.tsx';

/** What the operator's own goods cost and brought, and whether the stock is what the books say (R2.129). */
const ownGoods = defineList({
  name: 'own-goods',
  endpoint: listOwnGoods,
  rowKey: ({ oneId }: OwnGoodsRow) => oneId,
  version: ({ costCents, saleCents, profitCents, dayOut }) => `${costCents} ${saleCents} ${profitCents} ${dayOut}`,
  useTopic: () => allWalletsTopic,
  tabs: { all: ownGoodsViews, label: (view, { t }) => t(`finance.ownGoods.views.${view}`) },
  useColumns: useOwnGoodsColumns,
  useFilters: ({ t }) => [
    { kind: 'text', name: 'text', label: t('finance.ownGoods.search') },
    { kind: 'range', name: 'beginTime', last: 'endTime', label: t('finance.period') },
  ],
  drawer: openOwnGoodsParameter,
  countOf: (count, { t }) => t('finance.ownGoods.count', { count }),
  totals: ({ read }) => {
    const totals = read.data?.totals;
    return (
      totals && {
        cost: <Money cents={totals.costCents} unit="" />,
        repairs: <Money cents={totals.repairCents} unit="" />,
        labels: <Money cents={totals.labelCents} unit="" />,
        sale: <Money cents={totals.saleCents} unit="" />,
        fee: <Money cents={totals.feeCents} unit="" />,
        profit: <Money cents={totals.profitCents} unit="" />,
      }
    );
  },
  Aside: ({ list: { t } }) => t('finance.ownGoods.inUtc'),
  Figures: ({ list: { read } }) => read.data && <StockBalance balance={read.data.balance} stale={read.isError || read.isPlaceholderData} />,
  Toolbar: ({ list: { title, query, read } }) => <ExportButton endpoint={exportOwnGoods} query={query} title={title} total={read.data?.totalCount} />,
  Card: OwnGoodsCard,
  Beside: OpenOwnGoods,
  empty: ({ t }) => ({ icon: PackageOpen, title: t('finance.ownGoods.emptyTitle'), text: t('finance.ownGoods.emptyText') }),
});

export default function SelfOperatedPage() {
  return <ListPage list={ownGoods} />;
}
