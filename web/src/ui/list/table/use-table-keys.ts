import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import type { Selection } from '../rows/use-selection.ts';

interface Parts<Row> {
  area: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  open: ((row: Row) => void) | undefined;
  /** The row that is open beside the list: the keys go on from there. */
  openKey: string | undefined;
  selection: Selection<Row> | undefined;
  disabled: boolean;
  /** Brings the row at an index into sight, also where it is not drawn yet. */
  reveal: (at: number) => void;
}

interface TableKeys {
  /** Key of the row that the keys are on. */
  active: string | undefined;
  activate: (key: string) => void;
}

export const useTableKeys = <Row>({ area, rows, keyOf, open, openKey, selection, disabled, reveal }: Parts<Row>): TableKeys => {
  const { t } = useTranslation();
  const [active, setActive] = useState<string | undefined>(openKey);
  const [opened, setOpened] = useState(openKey);
  if (opened !== openKey) {
    setOpened(openKey);
    if (openKey !== undefined) setActive(openKey);
  }
  const at = active === undefined ? -1 : rows.findIndex((row) => keyOf(row) === active);
  const walked = useRef(false);
  const pressed = useRef(false);

  const move = (step: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
    if (!next) return;
    walked.current = true;
    setActive(keyOf(next));
  };
  const act = (run: ((row: Row) => void) | undefined) => () => {
    const row = rows[at];
    if (row) run?.(row);
  };
  const pick = (event: KeyboardEvent) => act(event.shiftKey ? selection?.extend : selection?.toggle)();

  // The row takes the focus once it is drawn, so that it is read out and keeps it however far the list is scrolled.
  useEffect(() => {
    if (active === undefined || disabled) return;
    // What was pressed is in sight.
    if (at >= 0 && !pressed.current) reveal(at);
    pressed.current = false;
    if (!walked.current) return;
    walked.current = false;
    rowIn(area.current, active)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- rows that come and go do not scroll the list
  }, [active]);

  // Whoever walked on beside the list comes back to the row they walked to.
  useEffect(() => {
    if (openKey === undefined && area.current?.contains(document.activeElement)) rowIn(area.current, active)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when what was open is closed
  }, [openKey]);

  useKeys(
    disabled
      ? []
      : [
          { keys: 'j', atOnce: true, label: t('ui.keyRow'), run: () => move(1) },
          { keys: 'k', atOnce: true, label: t('ui.keyRow'), run: () => move(-1) },
          { keys: 'ArrowDown', run: () => move(1) },
          { keys: 'ArrowUp', run: () => move(-1) },
          ...(selection ? [{ keys: 'x', label: t('ui.keySelect'), run: pick }] : []),
          ...(open && at >= 0 ? [{ keys: 'Enter', label: t('ui.keyOpen'), run: act(open) }] : []),
          ...(selection && selection.rows.length > 0 ? [{ keys: 'Escape', label: t('ui.clearSelection'), run: selection.clear }] : []),
        ],
  );
  const activate = (key: string) => {
    pressed.current = key !== active;
    setActive(key);
  };
  return { active, activate };
};

const rowIn = (area: HTMLElement | null, key: string | undefined): HTMLElement | null | undefined =>
  key === undefined ? undefined : area?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
