import { rechargeStatuses } from '#contracts/payments/recharge-events.ts';
import { listRecharges, rechargeViews, type RechargeRow, type RechargeView } from '#contracts/payments/recharge-queries.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { openRechargeParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { RechargeDrawer } from './detail/recharge-drawer.tsx';
import type { RechargeActions } from './use-recharge-actions.ts';
import { useRechargesTopic } from './use-recharges-topic.ts';

export type RechargeList = ListContext<typeof listRecharges, RechargeActions>;

/** What the seller's list of recharges and that of finance have in common. */
export const recharges = {
  endpoint: listRecharges,
  rowKey: ({ rechargeNo }: RechargeRow) => rechargeNo,
  version: ({ version }: RechargeRow) => version,
  useTopic: useRechargesTopic,
  tabs: {
    all: rechargeViews,
    pinned: ['all', 'open'] as readonly RechargeView[],
    label: (view: Exclude<RechargeView, 'all'>, { t, words }: Pick<RechargeList, 't' | 'words'>) =>
      view === 'open' || view === 'disputed' || view === 'refunded' ? t(`recharge.views.${view}`) : words(rechargeStatuses[view]),
  },
  drawer: openRechargeParameter,
  countOf: (count: number, { t }: Pick<RechargeList, 't'>) => t('recharge.count', { count }),
};

export const rechargeFilters = ({ t }: Pick<RechargeList, 't'>): readonly Filter[] => [
  { kind: 'text', name: 'text', label: t('recharge.search') },
  { kind: 'range', name: 'beginTime', last: 'endTime', label: t('recharge.applied') },
];

/** The recharge that is open beside its list. */
export const OpenRecharge = ({ actions }: { actions: RechargeActions }) => {
  const { key, open, close } = useOpenRow(openRechargeParameter);
  return key && <RechargeDrawer rechargeNo={key} actions={actions} onOpen={open} onClose={close} />;
};
