import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import changes from '../changes/changes.module.css';
import { useJustChanged } from '../changes/use-just-changed.ts';
import { EmptyState, type EmptyProps } from '../states/empty-state.tsx';
import { useHandheld } from '../use-handheld.ts';
import { asOfParameter } from './as-of-parameter.ts';
import { DataTable } from './data-table.tsx';
import { EndOfRows } from './end-of-rows.tsx';
import type { ListPageProps } from './list-page-props.ts';
import styles from './list-page.module.css';
import type { ColumnChoice } from './use-columns.ts';
import type { ListState } from './use-list-state.ts';
import type { ShownRows } from './use-shown-rows.ts';

interface Props<Row> extends Omit<ListPageProps<Row>, 'columns'> {
  columns: ColumnChoice<Row>;
  shown: ShownRows<Row>;
  offline: boolean;
}

/** The rows as a table, as cards on a handheld, or why there are none. */
export function ListRows<Row>({ columns, shown, offline, state, read, keyOf, open, versionOf = keyOf, ...list }: Props<Row>) {
  const handheld = useHandheld();
  const changed = useJustChanged(shown.rows, keyOf, versionOf);
  const below = list.further && <EndOfRows further={list.further} rows={shown.loaded} />;
  if (shown.rows.length === 0) {
    const filtered = isFiltered(state) || state.view !== undefined;
    return <Nothing empty={list.empty} filtered={filtered} state={state} />;
  }
  const opens = open && { open };
  if (handheld && list.card) return <Cards shown={shown} changed={changed} keyOf={keyOf} {...opens} card={list.card} below={below} />;
  return (
    <DataTable
      columns={columns.columns}
      rows={shown.rows}
      keyOf={keyOf}
      label={list.title}
      of={shown.of}
      total={read.data?.totalCount}
      totals={list.totals}
      below={below}
      scrolled={shown.setAway}
      resize={columns.resize}
      open={open}
      openKey={list.openKey}
      selection={list.bulk && shown.selection}
      changed={changed}
      gone={shown.gone}
      {...(list.toneOf && { toneOf: list.toneOf })}
      dimmed={read.isPlaceholderData || read.isError || offline}
      sort={{
        by: state.filters['sort'],
        order: state.filters['order'] === 'asc' ? 'asc' : 'desc',
        change: (sort, order) => state.change({ filters: { sort, order } }),
      }}
    />
  );
}

/** Nothing at all, or nothing under these filters. */
const Nothing = ({ empty, filtered, state }: { empty: EmptyProps; filtered: boolean; state: ListState }) => {
  const { t } = useTranslation();
  if (!filtered) return <EmptyState {...empty} />;
  const clear = (
    <button type="button" className={styles['clear']} onClick={state.clear}>
      {t('ui.clearFilters')}
    </button>
  );
  return <EmptyState title={t('ui.nothingFound')} text={t('ui.nothingFoundText')} action={isFiltered(state) && clear} />;
};

interface CardsProps<Row> extends Pick<ListPageProps<Row>, 'keyOf' | 'open'> {
  shown: ShownRows<Row>;
  changed: ReadonlySet<string>;
  card: (row: Row) => ReactNode;
  below: ReactNode;
}

function Cards<Row>({ shown: { rows, gone }, changed, keyOf, open, card, below }: CardsProps<Row>) {
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

/** The moment as of which a list shows takes nothing out of it. */
const isFiltered = ({ filters }: ListState): boolean => Object.keys(filters).some((name) => name !== asOfParameter);
