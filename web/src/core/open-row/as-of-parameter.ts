import { asOfField } from '#contracts/kernel/lists/as-of.ts';

/** Name in the query of the moment as of which a list shows its rows, and with them the item that is opened there. */
export const asOfParameter = 'asOf';

/** Whether an address names a moment that can be looked back at: what is mistyped or still to come is corrected, as there is nothing to show. */
export const isPastMoment = (text: string, now: number): boolean => {
  const { data } = asOfField.safeParse(text);
  return data !== undefined && Date.parse(data) <= now;
};
