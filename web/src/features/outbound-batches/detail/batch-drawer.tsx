import { useTranslation } from 'react-i18next';
import { outboundBatchStatuses } from '#contracts/batch/batch-events.ts';
import { getPickList } from '#contracts/outbound/picking.ts';
import { listBatches, type BatchRow } from '#contracts/tasks/task-board-queries.ts';
import { useRead } from '#web/api/use-read.ts';
import { CopyLinkButton } from '#web/core/links/copy-link-button.tsx';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { useNeighbours } from '#web/core/open-row/neighbours.ts';
import { openBatchParameter } from '#web/core/open-row/parameters.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { DrawerContent, DrawerHeader } from '#web/ui/drawer/drawer-content.tsx';
import { SideDrawer } from '#web/ui/drawer/side-drawer.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { BatchStatus } from '../list/batch-status.tsx';
import { BatchButtons } from './batch-buttons.tsx';
import { BatchItems, BatchOrders } from './batch-contents.tsx';

interface Props {
  batchNo: string;
  onOpen: (batchNo: string) => void;
  onClose: () => void;
}

/** One batch beside the list: its orders and items, and what is to be done with them. */
export default function BatchDrawer({ batchNo, onOpen, onClose }: Props) {
  const { t } = useTranslation();
  useLiveReads(useListTopic('batches'), listBatches);
  const read = useRead(listBatches, { text: batchNo, size: 100 }, { quiet: true });
  const neighbours = useNeighbours(openBatchParameter, batchNo);
  const words = {
    place: neighbours ? t('outboundBatches.place', { place: neighbours.place, total: neighbours.total }) : t('outboundBatches.batchNo'),
    previous: t('outboundBatches.previous'),
    next: t('outboundBatches.next'),
  };
  return (
    <SideDrawer label={batchNo} walk={{ neighbours, words, open: onOpen }} onClose={onClose} tools={<CopyLinkButton />}>
      <ReadStates read={read} skeleton={<SkeletonRows rows={10} />}>
        {({ data }) => {
          const batch = data.find((row) => row.batchNo === batchNo);
          return (
            <DrawerContent old={read.isError} waits={read.isPlaceholderData}>
              {batch ? <Batch batch={batch} /> : <EmptyState title={t('outboundBatches.goneTitle')} />}
            </DrawerContent>
          );
        }}
      </ReadStates>
    </SideDrawer>
  );
}

const Batch = ({ batch }: { batch: BatchRow }) => {
  const { t } = useTranslation();
  const { batchNo, assignee, wareName, gmtCreate, oddNos, status } = batch;
  const isApart = status === outboundBatchStatuses.cancelled.number;
  useLiveReads(useListTopic('orders'), getPickList);
  const read = useRead(getPickList, { batchNo }, { quiet: true, enabled: !isApart });
  return (
    <>
      <DrawerHeader
        title={
          <>
            <h2>{batchNo}</h2>
            <BatchStatus batch={batch} />
          </>
        }
        meta={[wareName, assignee?.name ?? t('outboundBatches.nobody'), <TimeText key="made" at={gmtCreate} />]}
        actions={<BatchButtons batch={batch} list={read.data} />}
      />
      {isApart ? (
        <EmptyState title={t('outboundBatches.apart', { orders: oddNos.join(', ') })} />
      ) : (
        <ReadStates read={read} skeleton={<SkeletonRows rows={8} />}>
          {(list) => (
            <>
              <BatchOrders list={list} />
              <BatchItems list={list} />
            </>
          )}
        </ReadStates>
      )}
    </>
  );
};
