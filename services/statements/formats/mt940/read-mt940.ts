import { requireCents } from '../amounts.ts';
import { requireDay } from '../days.ts';
import type { FileLine, FileStatement } from '../file-statement.ts';
import { StatementRefused } from '../statement-refused.ts';
import { withReference } from '../with-reference.ts';
import { mt940Fields, type Field } from './fields.ts';
import { informationOf } from './information.ts';

export const isMt940 = (text: string): boolean => /^(?:\{.*\{4:)?\s*:20:/m.test(text) && /^:6[02][FM]:/m.test(text);

/** The statements of an MT940 file. One that was sent in pages, each with interim balances, is put together. */
export const readMt940 = (text: string): FileStatement[] => {
  const messages: Field[][] = [];
  for (const field of mt940Fields(text)) {
    if (field.tag === '20') messages.push([]);
    messages.at(-1)?.push(field);
  }
  return joinedPages(messages.map(readPage));
};

interface Page extends FileStatement {
  isFirst: boolean;
  isLast: boolean;
}

const joinedPages = (pages: readonly Page[]): FileStatement[] => {
  const statements: (Page & { lines: readonly FileLine[] })[] = [];
  for (const page of pages) {
    const open = statements.at(-1);
    if (open && !open.isLast && !page.isFirst && open.account === page.account) {
      if (open.closingCents !== page.openingCents) throw new StatementRefused('StatementPageMissing', { day: page.from });
      statements[statements.length - 1] = {
        ...open,
        closingCents: page.closingCents,
        to: page.to,
        isLast: page.isLast,
        lines: [...open.lines, ...page.lines],
      };
    } else statements.push(page);
  }
  return statements.map(({ isFirst, isLast, ...statement }) => {
    if (!isFirst || !isLast) throw new StatementRefused('StatementPageMissing', { day: statement.from });
    return statement;
  });
};

const readPage = (fields: readonly Field[]): Page => {
  const opening = balance(fields, ['60F', '60M']);
  const closing = balance(fields, ['62F', '62M']);
  return {
    account: fields.find(({ tag }) => tag === '25' || tag === '25P')?.lines[0]?.replace(/^.*\//, '') ?? '',
    currency: closing.currency,
    openingCents: opening.cents,
    closingCents: closing.cents,
    from: opening.day,
    to: closing.day,
    isFirst: opening.tag === '60F',
    isLast: closing.tag === '62F',
    lines: fields.flatMap((field, index) => (field.tag === '61' ? [lineOf(field, fields[index + 1])] : [])),
  };
};

const balance = (fields: readonly Field[], tags: readonly string[]) => {
  const field = fields.find(({ tag }) => tags.includes(tag));
  const [written = ''] = field?.lines ?? [];
  const [, mark, day, currency, amount] = /^([CD])(\d{6})([A-Z]{3})([\d,]+)$/.exec(written) ?? [];
  if (!field || amount === undefined) throw new StatementRefused('StatementBalanceMissing', { which: tags[0]! });
  const place = `:${field.tag}:`;
  const cents = requireCents(amount, ',', place);
  return { tag: field.tag, currency: currency!, cents: mark === 'D' && cents > 0 ? -cents : cents, day: dayOf(day!, place) };
};

/** `YYMMDD`. */
const dayOf = (text: string, place: string): string =>
  requireDay(2000 + Number(text.slice(0, 2)), Number(text.slice(2, 4)), Number(text.slice(4, 6)), { text, place });

/** Value date, entry date, mark, funds code, amount, type, reference of the owner, `//` and that of the bank. */
const entry = /^(\d{6})(\d{4})?(R?[CD]|E[CD])([A-Z])?(\d[\d,]*)([A-Z]\w{3})([^/]*(?:\/[^/]+)*?)(?:\/\/(.*))?$/;

const lineOf = ({ lines: [written = '', ...supplement] }: Field, next: Field | undefined): FileLine => {
  const place = `:61:${written.slice(0, 24)}`;
  const [, value, booked, mark, , amount, , owner = '', bank = ''] = entry.exec(written) ?? [];
  if (value === undefined) throw new StatementRefused('StatementLineUnreadable', { place });
  const cents = requireCents(amount!, ',', place);
  const information = next?.tag === '86' ? informationOf(next.lines) : { text: '', payer: '', payerAccount: '' };
  return {
    ref: bank.trim() || null,
    bookedOn: booked === undefined ? dayOf(value, place) : bookedOn(value, booked, place),
    // A reversed credit goes out, a reversed debit comes in.
    cents: mark === 'C' || mark === 'RD' || mark === 'EC' ? cents : cents === 0 ? 0 : -cents,
    ...information,
    text: withReference(information.text || supplement.join(' '), owner === 'NONREF' ? '' : owner),
  };
};

/** The entry date bears no year: it is the one that lies nearest to the value date, so that a year may end between them. */
const bookedOn = (value: string, booked: string, place: string): string => {
  const of = dayOf(value, place);
  const year = Number(of.slice(0, 4));
  const months = Number(booked.slice(0, 2)) - Number(of.slice(5, 7));
  const nearest = months > 6 ? year - 1 : months < -6 ? year + 1 : year;
  return requireDay(nearest, Number(booked.slice(0, 2)), Number(booked.slice(2, 4)), { text: booked, place });
};
