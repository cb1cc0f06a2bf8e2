import { Fragment, useMemo, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { WarehouseOverview } from '#contracts/overview/overview-queries.ts';
import { useJustChanged } from '#web/ui/changes/use-just-changed.ts';
import { columnOf, share, shelfColumns, shelfFrom } from './heat.ts';
import styles from './heat-map.module.css';
import { ShelfCell } from './shelf-cell.tsx';

type Zones = WarehouseOverview['zones'];

interface Props {
  zones: Zones;
  /** The items that lie on a shelf. */
  rowsOf: (shelfId: string) => string;
}

/** How full every shelf is: a zone a line, a ring around what just changed. The arrow keys walk it, Enter shows what lies there. */
export const HeatMap = ({ zones, rowsOf }: Props) => {
  const { t } = useTranslation();
  const [at, setAt] = useState<string>();
  const columns = useMemo(() => shelfColumns(zones), [zones]);
  const places = useMemo(() => new Map(columns.map((column, index) => [column, index])), [columns]);
  const shelves = useMemo(() => zones.flatMap((zone) => zone.shelves), [zones]);
  const changed = useJustChanged(
    shelves,
    ({ id }) => id,
    ({ load }) => load,
  );
  const shown = shelves.find(({ id }) => id === at);
  const entry = shown?.id ?? shelves[0]?.id;

  const pointAt = ({ target }: SyntheticEvent): void => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-shelf]')?.dataset['shelf'] : undefined;
    if (id !== undefined) setAt(id);
  };
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const next = shelfFrom(zones, columns, at, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.querySelector<HTMLElement>(`[data-shelf="${CSS.escape(next)}"]`)?.focus();
  };

  if (zones.length === 0) return <p className={styles['nothing']}>{t('occupancy.noShelves')}</p>;
  return (
    <>
      <div className={styles['scroll']} onMouseOver={pointAt} onFocus={pointAt} onKeyDown={walk}>
        <div className={styles['map']} style={{ gridTemplateColumns: `auto repeat(${columns.length}, minmax(30px, 1fr)) auto` }}>
          {columns.map((column, index) => (
            <span key={column} className={styles['column']} style={{ gridArea: `1 / ${index + 2}` }}>
              {column}
            </span>
          ))}
          <span className={styles['total']} style={{ gridArea: `1 / ${columns.length + 2}` }}>
            {t('occupancy.zone')}
          </span>
          {zones.map(({ zone, capacity, load, shelves: held }, index) => (
            <Fragment key={zone}>
              <strong style={{ gridArea: `${index + 2} / 1` }}>{zone || t('occupancy.noZone')}</strong>
              {held.map((shelf) => (
                <ShelfCell
                  key={shelf.id}
                  shelf={shelf}
                  area={`${index + 2} / ${(places.get(columnOf(zone, shelf.name)) ?? 0) + 2}`}
                  to={rowsOf(shelf.id)}
                  entry={shelf.id === entry}
                  changed={changed.has(shelf.id)}
                />
              ))}
              <strong className={styles['total']} style={{ gridArea: `${index + 2} / ${columns.length + 2}` }}>
                {share(load, capacity)}
              </strong>
            </Fragment>
          ))}
        </div>
      </div>
      <p className={styles['detail']}>
        {shown
          ? t('occupancy.detail', { ...shown, share: share(shown.load, shown.capacity), room: Math.max(0, shown.capacity - shown.load) })
          : t('occupancy.hint')}
      </p>
    </>
  );
};
