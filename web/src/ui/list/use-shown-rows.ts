import { startTransition, useEffect, useState } from 'react';
import type { ListPageProps } from './list-page-props.ts';
import { stillChosen } from './still-chosen.ts';
import { useSelection } from './use-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';

/** So that a list that has not been read yet keeps one identity. */
const nothing: readonly never[] = [];

/** The rows that show: they hold still while someone is at them. */
export const useShownRows = <Row>({ state, read, rows: loaded, further, keyOf, openKey }: ListPageProps<Row>) => {
  const [pointed, setPointed] = useState(false);
  const [away, setAway] = useState(false);
  const [letIns, setLetIns] = useState(0);
  const data: readonly Row[] = loaded ?? read.data?.data ?? nothing;
  // Filters and page name what is listed; while another list is on its way, the rows are still those of the one before.
  const [listed, setListed] = useState(state.address);
  const address = `${state.address}#${state.pageNo}`;
  if (!read.isPlaceholderData && listed !== address) setListed(address);
  const of = read.isPlaceholderData ? listed : address;
  const selection = useSelection(keyOf, state.address, data);
  // What is open may have been opened from elsewhere: such a list has nothing to hold for it.
  const opened = (shown: readonly Row[]) => openKey !== undefined && shown.some((row) => keyOf(row) === openKey);
  const held = (shown: readonly Row[]) => pointed || away || stillChosen(selection.rows, { shown, data, keyOf }).length > 0;
  const { rows, waiting, moved, gone, letIn, holding } = useSteadyRows(data, keyOf, of, (shown) => held(shown) || opened(shown));
  useEffect(() => {
    if (!holding) further?.letGo();
  }, [holding, further]);
  return {
    rows,
    gone,
    selection: {
      ...selection,
      rows: stillChosen(selection.rows, { shown: rows, data, keyOf }),
      has: (key: string) => selection.has(key) && !gone.has(key),
    },
    /** How many were loaded, those that wait among them. */
    loaded: data.length,
    /** Names what is listed: another list begins at its top, and so does one that has let new rows in. */
    of: `${of}~${letIns}`,
    /** New rows that wait for a click. */
    waiting,
    moved,
    letIn: () =>
      // Every row is another one: that much is drawn piece by piece, so that the page stays awake.
      startTransition(() => {
        letIn();
        further?.letGo();
        setLetIns(letIns + 1);
      }),
    setPointed,
    setAway,
  };
};
export type ShownRows<Row> = ReturnType<typeof useShownRows<Row>>;
