import { useEffect, useRef, type DragEvent, type ReactNode } from 'react';
import changes from '../changes/changes.module.css';
import styles from './board.module.css';

export interface CardLook {
  /** Late work is the only tinted card of a lane. */
  tone?: 'late' | undefined;
  draggable?: boolean;
}

interface Props extends CardLook {
  name: string;
  /** Where the Tab key enters the lane. */
  entry: boolean;
  focused: boolean;
  grabbed: boolean;
  selected: boolean;
  changed: boolean;
  gone: boolean;
  /** A row of what is done. */
  dense: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
  children: ReactNode;
}

/** The frame of a card; what it says is given. */
export const BoardCard = ({ name, tone, draggable = false, dense, gone, focused, grabbed, children, ...on }: Props) => {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (grabbed) frame.current?.focus();
  }, [grabbed]);
  return (
    <div
      ref={frame}
      role="button"
      tabIndex={focused || on.entry ? 0 : -1}
      className={`${styles[dense ? 'row' : 'card']} ${on.changed ? changes['changed'] : ''}`}
      aria-pressed={dense ? undefined : on.selected}
      aria-disabled={gone}
      data-card={gone ? undefined : name}
      data-tone={tone}
      data-focused={focused}
      data-gone={gone}
      draggable={draggable && !gone}
      onDragStart={on.onDragStart}
      onDragEnd={on.onDragEnd}
      onFocus={on.onFocus}
      onClick={gone ? undefined : on.onOpen}
    >
      {children}
    </div>
  );
};
