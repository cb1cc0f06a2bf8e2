import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Page } from '#contracts/kernel/paging.ts';
import type { ApiError } from '../../api/api-error.ts';
import changes from '../changes/changes.module.css';
import { useJustChanged } from '../changes/use-just-changed.ts';
import type { KeyHint } from '../keys/key-hints.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { EmptyState, type EmptyProps } from '../states/empty-state.tsx';
import { ReadStates } from '../states/read-states.tsx';
import { SkeletonRows } from '../states/skeletons.tsx';
import { useHandheld } from '../use-handheld.ts';
import { BulkBar, type BulkAction } from './bulk-bar.tsx';
import { ColumnPicker } from './column-picker.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { EndOfRows } from './end-of-rows.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import type { Filter } from './filters/filter.ts';
import styles from './list-page.module.css';
import { Pager } from './pager.tsx';
import { RowShortcuts } from './row-shortcuts.tsx';
import { useColumns } from './use-columns.ts';
import type { FurtherRows } from './use-list-read.ts';
import type { ListState } from './use-list-state.ts';
import { useSelection } from './use-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { Views, type View } from './views.tsx';

export interface ListPageProps<Row> {
  /** Names the list where its columns and views are kept. */
  name: string;
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** At the top right; the next step last, as the only solid button. */
  actions?: ReactNode;
  /** Between the title and the list: what it comes to. */
  figures?: ReactNode;
  state: ListState;
  read: UseQueryResult<Page<Row>, ApiError>;
  /** What shows where one can scroll on: the page and what follows it. */
  rows?: readonly Row[];
  further?: FurtherRows;
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** Changes with every change of the row: `({ version }) => version`. */
  versionOf?: (row: Row) => number | string;
  open?: (row: Row) => void;
  openKey?: string | undefined;
  views?: readonly View[];
  filters?: readonly Filter[];
  /** What can be done with the chosen rows; without it nothing can be chosen. */
  bulk?: (rows: readonly Row[], done: () => void) => readonly BulkAction[];
  toneOf?: (row: Row) => 'waiting' | 'refused' | undefined;
  /** A row of the list on a handheld; without it the table scrolls sideways. */
  card?: (row: Row) => ReactNode;
  /** How many there are, in the list's own word: "2,907 items". */
  countOf?: (count: number) => string;
  /** What will be here, and the first step. */
  empty: EmptyProps;
  hints?: readonly KeyHint[];
  /** Beside the list inside the panel, such as a summary. */
  side?: ReactNode;
}

/** So that a list that has not been read yet keeps one identity. */
const nothing: readonly never[] = [];

/** The one pattern of a list. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { name, title, aside, actions, figures, state, read, keyOf, versionOf, views, filters = nothing, bulk, empty, hints, side } = props;
  const { t } = useTranslation();
  const handheld = useHandheld();
  const choice = useColumns(name, props.columns);
  const [pointed, setPointed] = useState(false);
  const [away, setAway] = useState(false);
  const [letIns, setLetIns] = useState(0);
  const data: readonly Row[] = props.rows ?? read.data?.data ?? nothing;
  // Filters and page name what is listed; while another list is on its way, the rows are still those of the one before.
  const [listed, setListed] = useState(state.address);
  const address = `${state.address}#${state.pageNo}`;
  if (!read.isPlaceholderData && listed !== address) setListed(address);
  const selection = useSelection(keyOf, state.address, data);
  const held = pointed || away || selection.rows.length > 0 || props.openKey !== undefined;
  const { rows, waiting, gone, letIn } = useSteadyRows(data, keyOf, read.isPlaceholderData ? listed : address, held);
  const changed = useJustChanged(rows, keyOf, versionOf ?? keyOf);
  const total = read.data?.totalCount;
  const filtered = Object.keys(state.filters).length > 0;
  const chosenActions = bulk && selection.rows.length > 0 ? bulk(selection.rows, selection.clear) : undefined;

  const showNew = () => {
    letIn();
    setLetIns(letIns + 1);
  };
  const below = props.further && <EndOfRows further={props.further} rows={data.length} />;

  return (
    <>
      <PageHeader title={title} aside={aside} actions={actions} />
      {figures}
      <Views list={name} views={views ?? nothing} state={state} />
      {filters.length > 0 && (
        <FilterBar filters={filters} state={state}>
          {waiting > 0 && (
            <button type="button" className={styles['waiting']} onClick={showNew}>
              <ArrowUp size={13} strokeWidth={2.2} aria-hidden />
              {t('ui.newRows', { count: waiting })}
            </button>
          )}
          {total !== undefined && <span className="figures">{props.countOf?.(total) ?? t('ui.count', { count: total })}</span>}
          {!handheld && <ColumnPicker choice={choice} />}
        </FilterBar>
      )}
      <div className={styles['middle']}>
        <section className={styles['list']} onPointerMove={() => setPointed(true)} onPointerLeave={() => setPointed(false)} aria-label={title}>
          <ReadStates read={read} skeleton={<Waiting />}>
            {() =>
              rows.length === 0 ? (
                <Nothing empty={empty} filtered={filtered || state.view !== undefined} state={state} />
              ) : handheld && props.card ? (
                <Cards rows={rows} {...props} card={props.card} changed={changed} gone={gone} below={below} />
              ) : (
                <DataTable
                  columns={choice.columns}
                  rows={rows}
                  keyOf={keyOf}
                  label={title}
                  of={`${read.isPlaceholderData ? listed : address}~${letIns}`}
                  total={total}
                  below={below}
                  scrolled={setAway}
                  resize={choice.resize}
                  open={props.open}
                  openKey={props.openKey}
                  selection={bulk && selection}
                  changed={changed}
                  gone={gone}
                  {...(props.toneOf && { toneOf: props.toneOf })}
                  dimmed={read.isPlaceholderData || read.isError}
                  sort={{
                    by: state.filters['sort'],
                    order: state.filters['order'] === 'asc' ? 'asc' : 'desc',
                    change: (sort, order) => state.change({ filters: { sort, order } }),
                  }}
                />
              )
            }
          </ReadStates>
          {bulk && !chosenActions && <RowShortcuts rows={rows} keyOf={keyOf} bulk={bulk} />}
          {chosenActions && <BulkBar count={selection.rows.length} actions={chosenActions} clear={selection.clear} />}
        </section>
        {side && <aside className={styles['side']}>{side}</aside>}
      </div>
      <Pager
        state={state}
        total={total}
        shown={data.length}
        {...(hints && { hints })}
        selects={bulk !== undefined}
        searches={filters.some(({ kind }) => kind === 'text')}
        opens={props.open !== undefined}
      />
    </>
  );
}

const Waiting = () => (
  <div className={styles['waitingRows']}>
    <SkeletonRows rows={16} />
  </div>
);

/** Nothing at all, or nothing under these filters. */
const Nothing = ({ empty, filtered, state }: { empty: EmptyProps; filtered: boolean; state: ListState }) => {
  const { t } = useTranslation();
  if (!filtered) return <EmptyState {...empty} />;
  const clear = (
    <button type="button" className={styles['clear']} onClick={() => state.show(state.address.split(/[?]/)[0]!)}>
      {t('ui.clearFilters')}
    </button>
  );
  return <EmptyState title={t('ui.nothingFound')} text={t('ui.nothingFoundText')} action={Object.keys(state.filters).length > 0 && clear} />;
};

interface CardsProps<Row> extends Pick<ListPageProps<Row>, 'keyOf' | 'open'> {
  rows: readonly Row[];
  card: (row: Row) => ReactNode;
  changed: ReadonlySet<string>;
  gone: ReadonlySet<string>;
  below: ReactNode;
}

function Cards<Row>({ rows, keyOf, open, card, changed, gone, below }: CardsProps<Row>) {
  return (
    <ul className={styles['cards']} data-scroller>
      {rows.map((row) => (
        <li key={keyOf(row)} className={changed.has(keyOf(row)) ? changes['changed'] : undefined} data-gone={gone.has(keyOf(row))}>
          <button type="button" className={styles['card']} onClick={() => open?.(row)}>
            {card(row)}
          </button>
        </li>
      ))}
      {below && <li>{below}</li>}
    </ul>
  );
}
