import { withdrawalStatuses } from '#contracts/withdrawals/withdrawal-events.ts';
import { listWithdrawals, withdrawalViews, type WithdrawalRow, type WithdrawalView } from '#contracts/withdrawals/withdrawal-queries.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { openWithdrawalParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import type { Filter } from '#web/ui/list/filters/filter.ts';
import { WithdrawalDrawer } from './detail/withdrawal-drawer.tsx';
import type { WithdrawalActions } from './use-withdrawal-actions.ts';
import { useWithdrawalsTopic } from './use-withdrawals-topic.ts';

export type WithdrawalList = ListContext<typeof listWithdrawals, WithdrawalActions>;

/** What the seller's list of withdrawals and that of finance have in common. */
export const withdrawals = {
  endpoint: listWithdrawals,
  rowKey: ({ withdrawalNo }: WithdrawalRow) => withdrawalNo,
  version: ({ version }: WithdrawalRow) => version,
  useTopic: useWithdrawalsTopic,
  tabs: {
    all: withdrawalViews,
    pinned: ['all', 'open'] as readonly WithdrawalView[],
    label: (view: Exclude<WithdrawalView, 'all'>, { t, words }: Pick<WithdrawalList, 't' | 'words'>) =>
      view === 'open' ? t('withdrawal.open') : words(withdrawalStatuses[view]),
  },
  drawer: openWithdrawalParameter,
  countOf: (count: number, { t }: Pick<WithdrawalList, 't'>) => t('withdrawal.count', { count }),
};

export const withdrawalFilters = ({ t }: Pick<WithdrawalList, 't'>): readonly Filter[] => [
  { kind: 'text', name: 'text', label: t('withdrawal.search') },
  { kind: 'range', name: 'beginTime', last: 'endTime', label: t('withdrawal.applied') },
];

/** The withdrawal that is open beside its list. */
export const OpenWithdrawal = ({ actions }: { actions: WithdrawalActions }) => {
  const { key, open, close } = useOpenRow(openWithdrawalParameter);
  return key && <WithdrawalDrawer withdrawalNo={key} actions={actions} onOpen={open} onClose={close} />;
};
