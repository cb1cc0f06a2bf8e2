import { useTranslation } from 'react-i18next';
import { useLiveState } from '#web/live/live-context.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { ReadStates } from '../states/read-states.tsx';
import { SkeletonRows } from '../states/skeletons.tsx';
import { useHandheld } from '../use-handheld.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ColumnPicker } from './columns/column-picker.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ListViewProps } from './list-view-props.ts';
import styles from './list-page.module.css';
import { ListRows } from './rows/list-rows.tsx';
import { NewRows } from './rows/new-rows.tsx';
import { ListFooter } from './list-footer.tsx';
import { RowShortcuts } from './rows/row-shortcuts.tsx';
import { useColumns } from './columns/use-columns.ts';
import { useShownRows } from './rows/use-shown-rows.ts';
import { Views } from './views/views.tsx';

/** How every list is laid out: title, tabs, filters, rows, footer. */
export function ListView<Row>(props: ListViewProps<Row>) {
  const { name, title, aside, actions, figures, state, read, keyOf, views, filters, bulk, side } = props;
  const { t } = useTranslation();
  const handheld = useHandheld();
  const offline = useLiveState() === 'offline';
  const columns = useColumns(name, props.columns);
  const shown = useShownRows(props);
  const { rows, selection } = shown;
  const newRows = <NewRows count={shown.pending} isReordered={shown.isReordered} onApply={shown.applyPending} />;
  const beside = props.openKey !== undefined;
  const total = read.isPlaceholderData && read.failureReason !== null ? undefined : read.data?.totalCount;
  const chosenActions = bulk && selection.rows.length > 0 ? bulk(selection.rows, selection.clear) : undefined;

  return (
    <>
      <PageHeader title={title} aside={aside} actions={actions} />
      {figures}
      <Views saved={props.saved} views={views} state={state} />
      <FilterBar filters={filters} state={state}>
        {!beside && newRows}
        {total !== undefined && <span className="figures">{props.countOf?.(total) ?? t('ui.count', { count: total })}</span>}
        {!handheld && <ColumnPicker choice={columns} />}
      </FilterBar>
      <div className={styles['middle']}>
        <section
          className={styles['list']}
          onPointerMove={() => shown.setHovered(true)}
          onPointerLeave={() => shown.setHovered(false)}
          aria-label={title}
        >
          {beside && <div className={styles['besideDrawer']}>{newRows}</div>}
          <ReadStates read={read} skeleton={<Waiting />} offline={offline} failedTitle={props.failedTitle}>
            {() => <ListRows {...props} columns={columns} shown={shown} offline={offline} />}
          </ReadStates>
          {bulk && !chosenActions && <RowShortcuts rows={rows} keyOf={keyOf} bulk={bulk} />}
          {chosenActions && <BulkBar count={selection.rows.length} actions={chosenActions} onClear={selection.clear} />}
        </section>
        {side && <aside className={styles['side']}>{side}</aside>}
      </div>
      <ListFooter
        state={state}
        total={total}
        shown={shown.loaded}
        selects={bulk !== undefined}
        searches={filters.some(({ kind }) => kind === 'text')}
        opens={props.onOpen !== undefined}
      />
    </>
  );
}

const Waiting = () => (
  <div className={styles['waitingRows']}>
    <SkeletonRows rows={16} />
  </div>
);
