import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import changes from '#web/ui/changes/changes.module.css';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { EmptyState, type EmptyProps } from '#web/ui/states/empty-state.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { DataTable } from '../data-table.tsx';
import { EndOfRows } from './end-of-rows.tsx';
import type { ListViewProps } from '../list-view-props.ts';
import styles from '../list-page.module.css';
import type { ColumnChoice } from '../columns/use-columns.ts';
import type { ListState } from '../list-state.ts';
import type { ShownRows } from './use-shown-rows.ts';

interface Props<Row> extends Omit<ListViewProps<Row>, 'columns'> {
  columns: ColumnChoice<Row>;
  shown: ShownRows<Row>;
  offline: boolean;
}

/** The rows as a table, as cards on a handheld, or why there are none. */
export function ListRows<Row>({ columns, shown, offline, state, read, keyOf, onOpen, versionOf = keyOf, ...list }: Props<Row>) {
  const handheld = useHandheld();
  const changed = useJustChanged(shown.rows, keyOf, versionOf);
  const below = <EndOfRows next={list.next} rows={shown.loaded} />;
  if (shown.rows.length === 0) {
    return <Nothing empty={list.empty} state={state} />;
  }
  const opens = onOpen && { onOpen };
  if (handheld && list.card) return <Cards shown={shown} changed={changed} keyOf={keyOf} {...opens} card={list.card} below={below} />;
  return (
    <DataTable
      columns={columns.columns}
      rows={shown.rows}
      keyOf={keyOf}
      label={list.title}
      list={shown.list}
      total={read.data?.totalCount}
      totals={list.totals}
      below={below}
      onScrolled={shown.setScrolled}
      onResize={columns.resize}
      onOpen={onOpen}
      openKey={list.openKey}
      selection={list.bulk && shown.selection}
      changed={changed}
      removed={shown.removed}
      {...(list.variantOf && { variantOf: list.variantOf })}
      dimmed={read.isPlaceholderData || read.isError || offline}
      sort={{
        by: state.filters['sort'],
        order: state.filters['order'] === 'asc' ? 'asc' : 'desc',
        onChange: (sort, order) => state.change({ filters: { sort, order } }),
      }}
    />
  );
}

/** Nothing at all, or nothing under these filters. */
const Nothing = ({ empty, state }: { empty: EmptyProps; state: ListState }) => {
  const { t } = useTranslation();
  if (!state.isFiltered && state.view === undefined) return <EmptyState {...empty} />;
  const clear = (
    <button type="button" className={styles['clear']} onClick={state.clear}>
      {t('ui.clearFilters')}
    </button>
  );
  return <EmptyState title={t('ui.nothingFound')} text={t('ui.nothingFoundText')} action={state.isFiltered && clear} />;
};

interface CardsProps<Row> extends Pick<ListViewProps<Row>, 'keyOf' | 'onOpen'> {
  shown: ShownRows<Row>;
  changed: ReadonlySet<string>;
  card: (row: Row) => ReactNode;
  below: ReactNode;
}

function Cards<Row>({ shown: { rows, removed }, changed, keyOf, onOpen, card, below }: CardsProps<Row>) {
  return (
    <ul className={styles['cards']} data-scroller>
      {rows.map((row) => (
        <li key={keyOf(row)} className={changed.has(keyOf(row)) ? changes['changed'] : undefined} data-gone={removed.has(keyOf(row))}>
          <button type="button" className={styles['card']} onClick={() => onOpen?.(row)}>
            {card(row)}
          </button>
        </li>
      ))}
      <li>{below}</li>
    </ul>
  );
}
