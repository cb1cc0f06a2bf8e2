import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import type { BulkAction } from '../bulk-bar.tsx';
import styles from '../bulk-bar.module.css';

interface Props<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  bulk: (rows: readonly Row[], done: () => void) => readonly BulkAction[];
}

/** While nothing is chosen, the keys of what any row allows are for the one that has the focus; where none has it, the list says how to get there. */
export function RowShortcuts<Row>({ rows, keyOf, bulk }: Props<Row>) {
  const { t } = useTranslation();
  const [told, setTold] = useState<'chooseFirst' | 'notForRow'>();
  useUntilNextStep(told !== undefined, () => setTold(undefined));

  const act = (key: string) => {
    const focused = focusedKey();
    const row = rows.find((candidate) => keyOf(candidate) === focused);
    if (!row) return setTold('chooseFirst');
    const action = bulk([row], nothingChosen).find((candidate) => candidate.key === key);
    if (!action || action.disabled) return setTold('notForRow');
    action.run();
  };
  useKeys(
    bulk(rows, nothingChosen).flatMap(({ key, shortcut, verb }) => (shortcut && verb ? [{ keys: shortcut, label: verb, run: () => act(key) }] : [])),
  );

  return (
    told && (
      <div className={styles['reach']}>
        <div className={styles['bar']} role="status">
          {t(`ui.${told}`)}
        </div>
      </div>
    )
  );
}

const nothingChosen = (): void => undefined;

const focusedKey = (): string | null | undefined => document.activeElement?.closest('[data-row]')?.getAttribute('data-row');

/** What was told is in the way of nothing that comes after it. */
const useUntilNextStep = (shows: boolean, end: () => void): void => {
  useEffect(() => {
    if (!shows) return;
    const heard = new AbortController();
    for (const step of ['keydown', 'pointerdown'] as const) addEventListener(step, end, { capture: true, signal: heard.signal });
    return () => heard.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `end` only sets a state
  }, [shows]);
};
