import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { containerActions } from '#contracts/containers/container-actions.ts';
import { containerKinds, containerStates, type ContainerEventName } from '#contracts/containers/container-events.ts';
import { emptyContainer, retireContainer } from '#contracts/containers/container-commands.ts';
import { getContainer, listContainers, type ContainerDetail } from '#contracts/containers/container-queries.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import { warehouseTopic } from '#contracts/kernel/topics/list-topics.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useRead } from '#web/api/use-read.ts';
import { useOpenItem } from '#web/core/open-row/use-open-item.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveReads } from '#web/live/use-live.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { DetailPage } from '#web/ui/detail/detail-page.tsx';
import { History } from '#web/ui/detail/history.tsx';
import { Goods } from '#web/ui/goods/goods.tsx';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { Section } from '#web/ui/page/section.tsx';
import { usePageName } from '#web/ui/page/page-tab.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { OneId } from '#web/ui/text/one-id.tsx';
import { sizeText } from '#web/ui/text/size.ts';
import { useContainerLabels } from '../use-container-labels.ts';

/** One tote or box: what is in it, and what has happened to it. */
export default function ContainerPage() {
  const { t } = useTranslation();
  const words = useWords();
  const [parameters] = useSearchParams();
  const containerId = normaliseOneId(parameters.get('containerId') ?? '');
  const read = useRead(getContainer, { containerId }, { quiet: true });
  const shown = read.data?.containerId === containerId ? read.data : undefined;
  useLiveReads(shown && warehouseTopic('containers', shown.warehouseId), getContainer);
  usePageName(formatOneId(containerId));

  return (
    <DetailPage
      read={read}
      failedTitle={t('containers.detailFailed')}
      header={(container) => ({
        title: formatOneId(container.containerId),
        tag: <StatusTag tone={containerStates[container.state].tone}>{words(containerStates[container.state])}</StatusTag>,
        meta: [words(containerKinds[container.kind]), `${t('containers.shelf')} ${container.shelvesName}`, container.wareName],
        actions: <Actions container={container} />,
      })}
      side={(container) => (
        <Section title={t('ui.history')}>
          <History
            entries={container.history.toReversed().map(({ event, gmt, person, text, items }, index) => ({
              id: `${container.history.length - index}`,
              name: t(`containers.events.${event as ContainerEventName}`),
              at: gmt,
              details: [event !== 'ContainerRetired' && text, items > 0 && t('containers.items', { count: items }), person],
              said: event === 'ContainerRetired' ? text : null,
            }))}
          />
        </Section>
      )}
    >
      {(container) => (
        <Section title={t('containers.contents')} count={container.items}>
          <Contents container={container} />
        </Section>
      )}
    </DetailPage>
  );
}

type Item = ContainerDetail['contents'][number];

const keyOf = ({ oneId }: Item): string => oneId;

const Contents = ({ container: { contents } }: { container: ContainerDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { open } = useOpenItem();
  if (contents.length === 0) return <p>{t('containers.nothing')}</p>;
  const columns: Column<Item>[] = [
    { key: 'oneId', title: 'ONE ID', width: 130, render: ({ oneId }) => <OneId value={oneId} onOpen={() => open(oneId)} /> },
    {
      key: 'item',
      title: t('containers.item'),
      render: ({ img, remarks, sku, spec }) => <Goods picture={img} name={remarks} number={`${sku} · ${sizeText(spec)}`} />,
    },
    {
      key: 'state',
      title: t('containers.itemStatus'),
      width: 170,
      render: ({ state }) => <StatusTag tone={itemStates[state].tone}>{words(itemStates[state])}</StatusTag>,
    },
  ];
  return <DataTable inline columns={columns} rows={contents} keyOf={keyOf} label={t('containers.contents')} />;
};

const Actions = ({ container }: { container: ContainerDetail }) => {
  const { t } = useTranslation();
  const words = useWords();
  const confirm = useConfirm();
  const print = useContainerLabels();
  const { containerId, shelvesName: shelf, actions } = container;
  const which = { container: formatOneId(containerId), shelf };
  const invalidates = [getContainer, listContainers];
  const emptying = useCommand(emptyContainer, { invalidates, onSuccess: () => showSuccess(t('containers.emptied', which)) });
  const retiring = useCommand(retireContainer, { invalidates, onSuccess: () => showSuccess(t('containers.retired', which)) });
  const empty = async (): Promise<void> => {
    const title = t('containers.emptyAsk', which);
    if (await confirm({ kind: 'plain', title, text: t('containers.emptyAskText', which), confirm: words(containerActions.empty) }))
      emptying.mutate({ containerId });
  };
  const retire = async (): Promise<void> => {
    const given = await confirm({
      kind: 'delete',
      title: t('containers.retireTitle', which),
      text: t('containers.retireText'),
      confirm: words(containerActions.retire),
      cancel: t('containers.retireKeep'),
      reason: { readers: 'concerned' },
    });
    if (given) retiring.mutate({ containerId, reason: given.reason });
  };
  return (
    <>
      {actions.includes('retire') && (
        <Button loading={retiring.isPending} onClick={() => void retire()}>
          {words(containerActions.retire)}
        </Button>
      )}
      {actions.includes('empty') && (
        <Button loading={emptying.isPending} onClick={() => void empty()}>
          {words(containerActions.empty)}
        </Button>
      )}
      {container.state !== 'retired' && <Button onClick={() => void print([container])}>{t('containers.printOne')}</Button>}
    </>
  );
};
