import { useVirtualizer } from '@tanstack/react-virtual';
import { ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState, type DragEvent, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFrozenRows } from '../list/rows/use-frozen-rows.ts';
import type { Selection } from '../list/rows/use-selection.ts';
import { BoardCard, type CardLook } from './board-card.tsx';
import styles from './board.module.css';
import type { Lane } from './lane.ts';
import type { BoardFocus } from './use-board-focus.ts';

export interface CardParts<Card> {
  keyOf: (card: Card) => string;
  /** What the card says. */
  card: (card: Card) => ReactNode;
  lookOf?: ((card: Card) => CardLook) | undefined;
  open: (card: Card) => void;
}

interface Props<Card> extends CardParts<Card> {
  lane: Lane<Card>;
  settled: string;
  focus: BoardFocus;
  onFocusCard: (key: string) => void;
  selection: Selection<Card>;
  changed: ReadonlySet<string>;
  onDragStart: (card: Card, event: DragEvent) => void;
  onDragEnd: () => void;
  /** What is being dragged may be dropped here. */
  onDrop: (() => void) | undefined;
}

/** More cards than this and only those in sight are drawn. */
const drawnWhole = 30;
const guessedHeight = 112;
const gap = 8;

export function BoardLane<Card>(props: Props<Card>) {
  const { lane, keyOf, card, lookOf, open, settled, focus, onFocusCard, selection, changed, onDragStart, onDragEnd, onDrop } = props;
  const { t } = useTranslation();
  const area = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState(false);
  const { rows, pending, removed, applyPending } = useFrozenRows(lane.cards, keyOf, settled, () => pointed);
  const virtual = rows.length > drawnWhole;
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read in this render only, never memoised
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: virtual,
    getScrollElement: () => area.current,
    estimateSize: () => guessedHeight,
    gap: lane.done ? 0 : gap,
    overscan: 6,
  });
  const drawn = virtual ? virtualizer.getVirtualItems().map(({ index }) => index) : rows.map((_, index) => index);
  const above = virtual ? (virtualizer.getVirtualItems()[0]?.start ?? 0) : 0;
  const below = virtual ? virtualizer.getTotalSize() - (virtualizer.getVirtualItems().at(-1)?.end ?? 0) : 0;

  const grabbedAt = focus.grabbed ? rows.findIndex((row) => keyOf(row) === focus.key) : -1;
  useEffect(() => {
    if (virtual && grabbedAt >= 0) virtualizer.scrollToIndex(grabbedAt);
  }, [virtual, grabbedAt, virtualizer]);
  const hasFocus = rows.some((row) => keyOf(row) === focus.key);

  return (
    <section
      className={styles['lane']}
      data-lane={lane.key}
      aria-label={lane.title}
      onPointerEnter={(event: PointerEvent) => event.pointerType === 'mouse' && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      {...useDropTarget(onDrop)}
    >
      <h2 className={styles['heading']}>
        <span>{lane.title}</span>
        <span className={styles['count']}>{lane.count}</span>
        <span className={styles['note']}>{lane.note}</span>
      </h2>
      {pending > 0 && (
        <button type="button" className={styles['waiting']} onClick={applyPending}>
          <ArrowUp size={13} strokeWidth={2.2} aria-hidden />
          {t('ui.newRows', { count: pending })}
        </button>
      )}
      <div ref={area} className={styles['area']} data-cards>
        <div className={styles['cards']} data-done={lane.done} style={{ paddingTop: above, paddingBottom: below }}>
          {drawn.map((at) => {
            const row = rows[at]!;
            const key = keyOf(row);
            return (
              <div key={key} ref={virtual ? virtualizer.measureElement : undefined} data-index={at}>
                <BoardCard
                  name={key}
                  {...lookOf?.(row)}
                  dense={lane.done === true}
                  entry={at === 0 && !hasFocus}
                  focused={key === focus.key}
                  grabbed={at === grabbedAt}
                  selected={selection.has(key)}
                  changed={changed.has(key)}
                  gone={removed.has(key)}
                  onFocus={() => onFocusCard(key)}
                  onOpen={() => open(row)}
                  onDragStart={(event) => onDragStart(row, event)}
                  onDragEnd={onDragEnd}
                >
                  {card(row)}
                </BoardCard>
              </div>
            );
          })}
        </div>
        {lane.foot !== undefined && <p className={styles['foot']}>{lane.foot}</p>}
      </div>
    </section>
  );
}

/** Marks the lane while something that it takes is over it. */
const useDropTarget = (drop: (() => void) | undefined) => {
  const [over, setOver] = useState(false);
  if (!drop) return {};
  return {
    'data-over': over,
    'data-takes': true,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      drop();
    },
  };
};
