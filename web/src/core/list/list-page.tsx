/* oxlint-disable react/hooks -- a definition is made once, so that its hooks are the same at every render: ListPage begins anew with another */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyEndpoint } from '#web/api/http/call-address.ts';
import { useWords } from '#web/i18n/use-words.ts';
import { useLiveRows } from '#web/live/use-live-rows.ts';
import { ListView } from '#web/ui/list/list-view.tsx';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { useUser } from '../access/use-user.ts';
import { useOfferNeighbours } from '../open-row/neighbours.ts';
import { useOpenRow } from '../open-row/use-open-row.ts';
import type { ListContext, List } from './define-list.ts';
import { useListRead, type RowOf } from './read/use-list-read.ts';
import { useSavedViews } from './saved-views.ts';
import { currentTab, initialTab, shownTabs, tabCount } from './tabs.ts';
import { useListState } from './use-list-state.ts';

interface Props<E extends AnyEndpoint, View extends string, Actions> {
  list: List<E, View, Actions>;
}

/** The one pattern of a list: its address, its rows as they move, and all that is drawn around them. */
export const ListPage = <E extends AnyEndpoint, View extends string, Actions>({ list }: Props<E, View, Actions>) => (
  <DefinedList key={list.name} list={list} />
);

function DefinedList<E extends AnyEndpoint, View extends string, Actions>({ list: definition }: Props<E, View, Actions>) {
  const { Card, Aside, Toolbar, Figures, Side, Beside } = definition;
  const list = useList(definition);
  const { state, read, rows } = list;
  const saved = useSavedViews(definition.name);
  const columns = definition.useColumns(list);
  const filters = definition.useFilters(list);
  const openPage = definition.useOpen();
  const openRow = useOpenRow(definition.drawer ?? '');
  const keys = useMemo(() => rows.map(definition.rowKey), [rows, definition]);
  useOfferNeighbours(definition.drawer, keys, {
    first: (state.pageNo - 1) * state.size + 1,
    total: read.data?.totalCount ?? rows.length,
    more: list.next.load,
  });
  const open = definition.drawer === undefined ? openPage : (row: RowOf<E>) => openRow.open(definition.rowKey(row));
  const bulk = definition.bulk?.(list);
  const { countOf, variantOf } = definition;

  return (
    <>
      <ListView
        name={definition.name}
        title={list.title}
        aside={Aside && <Aside list={list} />}
        actions={Toolbar && <Toolbar list={list} />}
        figures={Figures && <Figures list={list} />}
        side={Side && <Side list={list} />}
        state={state}
        read={read}
        rows={rows}
        next={list.next}
        saved={saved}
        views={viewsOf(definition, list)}
        filters={filters}
        columns={columns}
        keyOf={definition.rowKey}
        {...(definition.version && { versionOf: definition.version })}
        {...(open && { onOpen: open })}
        openKey={definition.drawer === undefined ? undefined : openRow.key}
        {...(bulk && { bulk })}
        totals={definition.totals?.(list)}
        {...(variantOf && { variantOf: (row: RowOf<E>) => variantOf(row, list) })}
        {...(countOf && { countOf: (count: number) => countOf(count, list) })}
        {...(Card && { card: (row: RowOf<E>) => <Card row={row} /> })}
        empty={definition.empty(list)}
        failedTitle={definition.failedTitle?.(list)}
      />
      {Beside && <Beside list={list} />}
    </>
  );
}

const none: readonly never[] = [];

/** The list of a definition as the address asks for it, and as it moves. */
const useList = <E extends AnyEndpoint, View extends string, Actions>(definition: List<E, View, Actions>): ListContext<E, Actions> => {
  const { endpoint, rowKey, streamKey = rowKey, isShown } = definition;
  const { t } = useTranslation();
  const words = useWords();
  const user = useUser();
  const row = usePageRow();
  const state = useListState();
  const query = definition.useQuery(state);
  const { read, rows: found, next } = useListRead(endpoint, query, rowKey);
  const rows = useMemo(() => (isShown ? found.filter(isShown) : found), [found, isShown]);
  useLiveRows(definition.useTopic(query), endpoint, streamKey);
  const actions = definition.useActions();
  return { t, words, user, state, query, read, rows, next, actions, title: t(definition.title ?? row.title) };
};

const viewsOf = <E extends AnyEndpoint, View extends string, Actions>(
  { tabs }: List<E, View, Actions>,
  { t, words, state, read }: ListContext<E, Actions>,
) => {
  if (!tabs) return none;
  const counts = (read.data as { counts?: Parameters<NonNullable<typeof tabs.count>>[1] } | undefined)?.counts;
  return shownTabs(tabs, counts, currentTab(tabs, state.view)).map((view) => ({
    key: view === initialTab(tabs) ? undefined : view,
    label: view === 'all' ? t('ui.all') : tabs.label(view as Exclude<View, 'all'>, { t, words }),
    count: tabCount(tabs, view, counts),
  }));
};
