import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../columns.ts';
import styles from './table.module.css';
import { TickBox } from './tick-box.tsx';

export interface Sorting {
  by: string | undefined;
  order: 'asc' | 'desc';
  onChange: (by: string, order: 'asc' | 'desc') => void;
}

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: Sorting | undefined;
  onResize: ((key: string, width: number) => void) | undefined;
  /** Of all rows; without it nothing can be selected. */
  tick: { checked: boolean; partly: boolean; onChange: () => void } | undefined;
}

export function TableHead<Row>({ columns, sort, onResize, tick }: Props<Row>) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {tick && (
          <th className={styles['tick']}>
            <TickBox {...tick} label={t('ui.selectAll')} />
          </th>
        )}
        {columns.map((column) => (
          <Heading key={column.key} column={column} sort={sort} onResize={onResize} />
        ))}
      </tr>
    </thead>
  );
}

function Heading<Row>({ column, sort, onResize }: { column: Column<Row> } & Pick<Props<Row>, 'sort' | 'onResize'>) {
  const { key, title, numeric, sort: name, width, fixed } = column;
  const edge = onResize && width !== undefined && fixed !== true && <Edge onResize={(wide) => onResize(key, wide)} />;
  if (!sort || name === undefined)
    return (
      <th data-numeric={numeric}>
        {title}
        {edge}
      </th>
    );
  const current = sort.by === name ? sort.order : undefined;
  const Arrow = current === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th data-numeric={numeric} aria-sort={current === undefined ? 'none' : current === 'asc' ? 'ascending' : 'descending'}>
      <button type="button" className={styles['sort']} onClick={() => sort.onChange(name, current === 'desc' ? 'asc' : 'desc')}>
        {title}
        {current && <Arrow size={12} strokeWidth={2} aria-hidden />}
      </button>
      {edge}
    </th>
  );
}

/** The border on the right of a heading, drawn to another width. */
const Edge = ({ onResize }: { onResize: (width: number) => void }) => {
  const from = useRef<{ x: number; width: number } | undefined>(undefined);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: event.currentTarget.parentElement!.getBoundingClientRect().width };
  };
  const draw = ({ clientX }: PointerEvent) => from.current && onResize(from.current.width + clientX - from.current.x);
  return (
    <span className={styles['edge']} aria-hidden="true" onPointerDown={begin} onPointerMove={draw} onPointerUp={() => (from.current = undefined)} />
  );
};
