import { useTranslation } from 'react-i18next';
import { useLiveState } from '#web/live/live-context.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { ReadStates } from '../states/read-states.tsx';
import { SkeletonRows } from '../states/skeletons.tsx';
import { useHandheld } from '../use-handheld.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnPicker } from './column-picker.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ListPageProps } from './list-page-props.ts';
import styles from './list-page.module.css';
import { ListRows } from './list-rows.tsx';
import { NewRows } from './new-rows.tsx';
import { Pager } from './pager.tsx';
import { RowShortcuts } from './row-shortcuts.tsx';
import { useColumns } from './use-columns.ts';
import { useShownRows } from './use-shown-rows.ts';
import { Views } from './views.tsx';

const nothing: readonly never[] = [];

/** The one pattern of a list. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { name, title, aside, actions, figures, state, read, keyOf, views = nothing, filters = nothing, bulk, hints, side } = props;
  const { t } = useTranslation();
  const handheld = useHandheld();
  const offline = useLiveState() === 'offline';
  const columns = useColumns(name, props.columns);
  const shown = useShownRows(props);
  const { rows, selection, waiting } = shown;
  const newRows = <NewRows count={waiting} moved={shown.moved} letIn={shown.letIn} />;
  const beside = props.openKey !== undefined;
  const total = read.isPlaceholderData && read.failureReason !== null ? undefined : read.data?.totalCount;
  const chosenActions = bulk && selection.rows.length > 0 ? bulk(selection.rows, selection.clear) : undefined;

  return (
    <>
      <PageHeader title={title} aside={aside} actions={actions} />
      {figures}
      <Views list={name} views={views} state={state} />
      <FilterBar filters={filters} state={state}>
        {!beside && newRows}
        {total !== undefined && <span className="figures">{props.countOf?.(total) ?? t('ui.count', { count: total })}</span>}
        {!handheld && <ColumnPicker choice={columns} />}
      </FilterBar>
      <div className={styles['middle']}>
        <section
          className={styles['list']}
          onPointerMove={() => shown.setPointed(true)}
          onPointerLeave={() => shown.setPointed(false)}
          aria-label={title}
        >
          {beside && <div className={styles['besideDrawer']}>{newRows}</div>}
          <ReadStates read={read} skeleton={<Waiting />} offline={offline}>
            {() => <ListRows {...props} columns={columns} shown={shown} offline={offline} />}
          </ReadStates>
          {bulk && !chosenActions && <RowShortcuts rows={rows} keyOf={keyOf} bulk={bulk} />}
          {chosenActions && <BulkBar count={selection.rows.length} actions={chosenActions} clear={selection.clear} />}
        </section>
        {side && <aside className={styles['side']}>{side}</aside>}
      </div>
      <Pager
        state={state}
        total={total}
        shown={shown.loaded}
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
