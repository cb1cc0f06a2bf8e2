import { Button, Checkbox, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openOutboundBatchEndpoint } from '#contracts/batch/batch-commands.ts';
import { batchGroupingNames, batchGroupings, proposeBatches, type BatchGrouping, type BatchProposal } from '#contracts/batch/propose-batches.ts';
import { listOrders } from '#contracts/outbound/order-queries.ts';
import { getTaskBoard, listBatches } from '#contracts/tasks/task-board-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useUser } from '#web/core/access/use-user.ts';
import { useListTopic } from '#web/core/links/use-list-topic.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useWarehouses } from '#web/shared/reference/use-warehouses.ts';
import { ModalDrawer } from '#web/ui/drawer/modal-drawer.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { formatDue } from '#web/ui/text/formats.ts';
import { useNow } from '#web/ui/text/use-now.ts';
import styles from './generate-batches.module.css';

interface Props {
  warehouseId: string;
  onClose: () => void;
}

/** What waits in no batch, parted by what it has in common: what is chosen becomes a batch each. */
export default function GenerateBatches({ warehouseId, onClose }: Props) {
  const { t } = useTranslation();
  const words = useWords();
  const { warehouse } = useUser();
  const [wareId, setWareId] = useState(warehouseId);
  const [by, setBy] = useState<BatchGrouping>('carrier');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const read = useRead(proposeBatches, { wareId, by }, { quiet: true });
  useLiveReads(useListTopic('batches'), proposeBatches);
  const warehouses = useWarehouses();
  const { generate, isGenerating } = useGenerate(onClose);
  const chosen = (read.isPlaceholderData ? [] : (read.data?.proposals ?? [])).filter(({ id }) => ticked.has(id));

  const toggle = (id: string) =>
    setTicked((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const regroup = (grouping: BatchGrouping) => {
    setBy(grouping);
    setTicked(new Set());
  };

  return (
    <ModalDrawer
      width={520}
      title={t('outboundBatches.generateTitle')}
      onClose={onClose}
      footer={
        <div className={styles['footer']}>
          <Button onClick={onClose}>{t('app.cancel')}</Button>
          <Button type="primary" loading={isGenerating} disabled={chosen.length === 0} onClick={() => void generate(chosen)}>
            {t('outboundBatches.chosen', { count: chosen.length })}
          </Button>
        </div>
      }
    >
      <div className={styles['groups']}>
        {!warehouse && (
          <Select
            aria-label={t('outboundBatches.warehouse')}
            value={wareId}
            onChange={(id) => {
              setWareId(id);
              setTicked(new Set());
            }}
            options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <Segmented
          block
          aria-label={t('outboundBatches.by')}
          value={by}
          onChange={regroup}
          options={batchGroupingNames.map((name) => ({ value: name, label: words(batchGroupings[name]) }))}
        />
        <ReadStates read={read} skeleton={<SkeletonRows rows={5} height={48} />}>
          {({ orders, items, proposals }) =>
            orders === 0 ? (
              <EmptyState title={t('outboundBatches.nothingTitle')} text={t('outboundBatches.nothingText')} />
            ) : (
              <>
                <Checkbox
                  checked={chosen.length === proposals.length}
                  indeterminate={chosen.length > 0 && chosen.length < proposals.length}
                  onChange={({ target }) => setTicked(new Set(target.checked ? proposals.map(({ id }) => id) : []))}
                >
                  {t('outboundBatches.waiting', {
                    orders: t('outboundBatches.ordersOf', { count: orders }),
                    items: t('outboundBatches.itemsOf', { count: items }),
                  })}
                </Checkbox>
                <ul className={styles['list']} aria-busy={read.isPlaceholderData}>
                  {proposals.map((proposal) => (
                    <li key={proposal.id}>
                      <Checkbox checked={ticked.has(proposal.id)} onChange={() => toggle(proposal.id)}>
                        <Proposal proposal={proposal} by={by} />
                      </Checkbox>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </ReadStates>
      </div>
    </ModalDrawer>
  );
}

const Proposal = ({ proposal: { name, orders, items, gmtDue }, by }: { proposal: BatchProposal; by: BatchGrouping }) => {
  const { t } = useTranslation();
  const words = useWords();
  const now = useNow();
  const named = name !== null && by === 'deadline' ? formatDue(name, now) : name;
  return (
    <span className={styles['proposal']}>
      <strong>{named ?? t('outboundBatches.none', { grouping: words(batchGroupings[by]).toLowerCase() })}</strong>
      <span>
        {[
          t('outboundBatches.ordersOf', { count: orders }),
          t('outboundBatches.itemsOf', { count: items }),
          gmtDue !== null && by !== 'deadline' && t('outboundBatches.until', { due: formatDue(gmtDue, now) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
};

/** One command a batch: what was taken meanwhile keeps none of the others from being made. */
const useGenerate = (done: () => void) => {
  const { t } = useTranslation();
  const [isGenerating, setGenerating] = useState(false);
  const open = useCommand(openOutboundBatchEndpoint, { invalidates: [listBatches, listOrders, getTaskBoard, proposeBatches] });
  const generate = async (proposals: readonly BatchProposal[]): Promise<void> => {
    setGenerating(true);
    const made: string[] = [];
    for (const { oddNos } of proposals) {
      const answer = await open.mutateAsync({ oddNos }).catch(() => undefined);
      if (answer) made.push(answer.batchNo);
    }
    setGenerating(false);
    if (made.length > 0) showSuccess(t('outboundBatches.generated', { count: made.length, batches: made.join(', ') }));
    if (made.length === proposals.length) done();
  };
  return { generate, isGenerating };
};
