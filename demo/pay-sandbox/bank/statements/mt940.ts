import type { Line, StatementOf } from '../book.ts';
import { inUnits, operatorAccount } from './money.ts';

const dateOf = (day: string): string => day.slice(2).replaceAll('-', '');
const side = (cents: number): string => (cents < 0 ? 'D' : 'C');
const amount = (cents: number): string => inUnits(Math.abs(cents)).replace('.', ',');
const balance = (tag: string, day: string, cents: number): string => `:${tag}:${side(cents)}${dateOf(day)}USD${amount(cents)}`;

/** At most 65 characters a line, six lines: what a SWIFT field holds. */
const wrapped = (text: string): string => (text.match(/.{1,65}/g) ?? []).slice(0, 6).join('\r\n');

const entry = ({ ref, day, amountCents, text, endToEndId, counterparty }: Line): string =>
  `:61:${dateOf(day)}${day.slice(5).replace('-', '')}${side(amountCents)}${amount(amountCents)}NTRF${endToEndId.slice(0, 16) || 'NONREF'}//${ref}\r\n:86:${wrapped(`${text} ${counterparty}`)}`;

/** SWIFT MT940: the statement of a day. */
export const mt940 = ({ day, openingCents, closingCents, lines }: StatementOf): string =>
  [
    `:20:SB${dateOf(day)}`,
    `:25:${operatorAccount}`,
    `:28C:${Number(day.slice(5, 7)) * 31 + Number(day.slice(8))}/1`,
    balance('60F', day, openingCents),
    ...lines.map(entry),
    balance('62F', day, closingCents),
    '-',
  ].join('\r\n') + '\r\n';
