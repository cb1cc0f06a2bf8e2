import { useRef, useState, type DragEvent } from 'react';
import { useJustChanged } from '../changes/use-just-changed.ts';
import { BulkBar } from '../list/bulk-bar.tsx';
import { useSelection } from '../list/rows/use-selection.ts';
import { BoardLane, type CardParts } from './board-lane.tsx';
import styles from './board.module.css';
import type { BoardAction, Lane } from './lane.ts';
import { useBoardFocus } from './use-board-focus.ts';
import { useGlide } from './use-glide.ts';
import { useSameList } from './use-same-list.ts';

interface Props<Card> extends CardParts<Card> {
  lanes: readonly Lane<Card>[];
  versionOf: (card: Card) => number;
  acts: readonly BoardAction<Card>[];
  /** What is listed. Another value shows the lanes as they come, also under the pointer: other filters, or a move of the person's own. */
  settled: string;
  /** Another board is on its way, or this one is old. */
  dimmed?: boolean;
}

/**
 * The one pattern of a board: lanes of cards that glide where they belong by themselves. A lane under the pointer keeps its order; what came waits behind "3 new". Cards are
 * walked, chosen and handed on with the keys, or dragged.
 */
export function Board<Card>({ lanes, versionOf, acts, settled, dimmed = false, ...parts }: Props<Card>) {
  const { keyOf, open } = parts;
  const cards = useSameList(lanes.flatMap((lane) => lane.cards));
  const selection = useSelection(keyOf, 'board', cards);
  const changed = useJustChanged(cards, keyOf, versionOf);
  const { focus, focusOn } = useBoardFocus({ lanes, keyOf, selection, acts, open });
  const all = useRef<HTMLDivElement>(null);
  useGlide(all);
  const [dragged, setDragged] = useState<readonly Card[]>([]);

  const dragStart = (card: Card, event: DragEvent): void => {
    event.dataTransfer.setData('text/plain', keyOf(card));
    event.dataTransfer.effectAllowed = 'move';
    setDragged(selection.has(keyOf(card)) ? selection.rows : [card]);
  };

  return (
    <div className={styles['board']}>
      <div ref={all} className={styles['lanes']} data-dimmed={dimmed}>
        {lanes.map((lane) => (
          <BoardLane
            key={lane.key}
            {...parts}
            lane={lane}
            settled={settled}
            focus={focus}
            onFocusCard={focusOn}
            selection={selection}
            changed={changed}
            onDragStart={dragStart}
            onDragEnd={() => setDragged([])}
            onDrop={lane.drop && dragged.length > 0 ? () => lane.drop?.(dragged) : undefined}
          />
        ))}
      </div>
      {selection.rows.length > 0 && (
        <BulkBar
          count={selection.rows.length}
          onClear={selection.clear}
          actions={acts.map(({ key, label, allowed, run }) => {
            const chosen = allowed(selection.rows);
            return { key, label: label(chosen), disabled: chosen.length === 0, run: () => run(chosen) };
          })}
        />
      )}
    </div>
  );
}
