import type { StatementOf } from '../book.ts';
import { inUnits } from './money.ts';

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The statement of a day with the balance after each line; the first row is the opening balance. */
export const csv = ({ day, openingCents, lines }: StatementOf): string => {
  let balance = openingCents;
  const rows = lines.map(({ ref, amountCents, text, endToEndId, counterparty }) => {
    balance += amountCents;
    return [day, ref, inUnits(amountCents), 'USD', inUnits(balance), text, endToEndId, counterparty];
  });
  const head = ['Date', 'Reference', 'Amount', 'Currency', 'Balance', 'Text', 'End-to-end', 'Counterparty'];
  const opening = [day, '', '0.00', 'USD', inUnits(openingCents), 'Opening balance', '', ''];
  return `${[head, opening, ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`;
};
