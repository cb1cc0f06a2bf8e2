import { Wrench } from 'lucide-react';
import { repairStatuses } from '#contracts/repair/repair-events.ts';
import { listRepairs } from '#contracts/repair/repair-queries.ts';
import type { ListContext } from '#web/core/list/define-list.ts';
import { HandedDialog } from './handed-dialog.tsx';
import { useWorkActions, type WorkActions } from './use-work-actions.ts';
import { useWorkColumns } from './use-work-columns.tsx';
import { workBulk } from './work-bulk.ts';
import { WorkCard } from './work-card.tsx';

type Context = ListContext<typeof listRepairs, WorkActions>;

export const workTabs = {
  all: ['queue', 'today', 'approved', 'picked', 'started', 'boxLost', 'completed', 'failed', 'cancelled', 'all'],
  pinned: ['queue', 'today', 'approved', 'picked', 'started', 'completed', 'all'],
  initial: 'queue',
  label: (view, { t, words }) => {
    if (view === 'queue') return t('repairWork.queue');
    return view === 'today' ? t('repairWork.today') : words(repairStatuses[view]);
  },
} as const satisfies {
  all: readonly string[];
  pinned: readonly string[];
  initial: string;
  label: (view: 'queue' | 'today' | keyof typeof repairStatuses, texts: Pick<Context, 't' | 'words'>) => string;
};

/** What the queue is on the floor and in the office alike; each adds whose it is. */
export const workList = {
  endpoint: listRepairs,
  rowKey: ({ repairNo }: { repairNo: string }) => repairNo,
  // Its place in the queue moves with the repairs of others.
  version: ({ version, repairsAhead }: { version: number; repairsAhead: number | null }) => `${version} ${repairsAhead}`,
  tabs: workTabs,
  useActions: useWorkActions,
  useColumns: useWorkColumns,
  bulk: workBulk,
  variantOf: ({ status }: { status: string }) => (status === 'boxLost' ? ('refused' as const) : undefined),
  countOf: (count: number, { t }: Context) => t('repairWork.count', { count }),
  Card: WorkCard,
  Beside: ({ list: { actions } }: { list: Context }) => <HandedDialog actions={actions} />,
  empty: ({ t }: Context) => ({ icon: Wrench, title: t('repairWork.emptyTitle'), text: t('repairWork.emptyText') }),
};
