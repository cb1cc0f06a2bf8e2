import { Button } from 'antd';
import { ScanBarcode } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import { warehouseTopic } from '#contracts/kernel/list-topics.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import type { OrderRow } from '#contracts/outbound/order-rows.ts';
import { outboundStageWords } from '#contracts/outbound/order-statuses.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useOpenOrder } from '#web/core/links/use-open-order.ts';
import { warehousePaths } from '#web/core/paths/warehouse-paths.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { ListPage } from '#web/ui/list/list-page.tsx';
import { useListRead } from '#web/ui/list/use-list-read.ts';
import { useListState } from '#web/ui/list/use-list-state.ts';
import { OutboundCard } from './outbound-card.tsx';
import { useOutboundColumns } from './outbound-columns.tsx';
import { countOf, deliveredQuery, outboundQuery, outboundViews, toneOf, type OutboundView } from './outbound-query.ts';
import { OutboundTabs } from './outbound-tabs.tsx';
import { useOutboundBulk } from './use-outbound-bulk.ts';

const keyOf = ({ oddNo }: OrderRow): string => oddNo;
const versionOf = ({ version }: OrderRow): number => version;

/** Orders of the warehouse: of some types by stage (R2.30, R2.31), or of all types those that left (R2.32). */
export const OutboundList = ({ types }: { types: readonly RequestType[] | 'delivered' }) => {
  const { t } = useTranslation();
  const { warehouse } = useUser();
  const state = useListState();
  const delivered = types === 'delivered';
  const where = { wareId: warehouse?.id, size: state.size };
  const list = useListRead(listOrders, delivered ? deliveredQuery(state, where) : outboundQuery(state, { ...where, types }), keyOf);
  useLiveRows(warehouse && warehouseTopic('orders', warehouse.id), listOrders, keyOf);
  const [bulk, dialog] = useOutboundBulk();
  const columns = useOutboundColumns({ delivered });
  const viewLabel = useViewLabel();
  const picking = useHref(warehousePaths.picking);
  const counts = list.read.data?.counts;

  return (
    <>
      <ListPage
        name={delivered ? 'outbound-delivered' : 'outbound'}
        title={t('pages.outbound')}
        aside={<OutboundTabs />}
        state={state}
        {...list}
        countOf={(count) => t('orders.count', { count })}
        columns={columns}
        keyOf={keyOf}
        versionOf={versionOf}
        open={useOpenOrder()}
        {...(!delivered && {
          bulk,
          views: outboundViews.map((view) => ({ key: view, label: viewLabel(view), count: counts && countOf(view, counts) })),
          actions: (
            <Button type="primary" href={picking} icon={<ScanBarcode size={15} aria-hidden />}>
              {t('outbound.startPicking')}
            </Button>
          ),
        })}
        filters={[
          { kind: 'text', name: 'text', label: t('orders.search') },
          { kind: 'text', name: 'carrier', label: t('orders.carrier'), folded: true },
          ...(delivered
            ? [{ kind: 'range' as const, name: 'outBeginTime', last: 'outEndTime', label: t('outbound.outFrom') }]
            : [
                { kind: 'flag' as const, name: 'late', label: t('orders.late') },
                { kind: 'range' as const, name: 'beginDate', last: 'endDate', label: t('orders.applied'), folded: true },
              ]),
        ]}
        toneOf={toneOf}
        card={(row) => <OutboundCard row={row} />}
        empty={
          delivered
            ? { title: t('outbound.deliveredTitle'), text: t('outbound.deliveredText') }
            : { title: t('outbound.emptyTitle'), text: t('outbound.emptyText') }
        }
      />
      {dialog}
    </>
  );
};

const useViewLabel = () => {
  const { t } = useTranslation();
  const words = useWords();
  return (view: OutboundView): string => {
    if (view === undefined) return t('outbound.open');
    if (view === 'all') return t('ui.all');
    return view === 'exception' ? t('outbound.exception') : words(outboundStageWords[view]);
  };
};
