import { addDays } from '#contracts/kernel/lists/date-range.ts';
import { requireCents } from '../amounts.ts';
import { requireDay } from '../days.ts';
import type { FileLine, FileStatement } from '../file-statement.ts';
import { StatementRefused } from '../statement-refused.ts';
import { withReference } from '../with-reference.ts';
import { nodeAt, nodesAt, parseXml, textAt, textOf, type Xml } from './xml.ts';

export const isCamt053 = (text: string): boolean => /<(?:\w+:)?BkToCstmrStmt\b/.test(text);

/** The statements of a camt.053 message, of whichever version: what differs among them is read in either form. */
export const readCamt053 = (text: string): FileStatement[] => nodesAt(nodeAt(parseXml(text), 'Document.BkToCstmrStmt'), 'Stmt').map(readStatement);

const readStatement = (statement: Xml, index: number): FileStatement => {
  const place = `Stmt ${index + 1}`;
  const opening = balance(statement, ['OPBD', 'PRCD'], { place, which: 'OPBD' });
  const closing = balance(statement, ['CLBD'], { place, which: 'CLBD' });
  return {
    account: textAt(statement, 'Acct.Id.IBAN') || textAt(statement, 'Acct.Id.Othr.Id'),
    currency: closing.currency,
    openingCents: opening.cents,
    closingCents: closing.cents,
    from: firstDay(statement, opening, place),
    to: closing.day,
    lines: nodesAt(statement, 'Ntry').flatMap((entry, at) => linesOf(entry, { currency: closing.currency, place: `Ntry ${at + 1}` })),
  };
};

interface Balance {
  code: string;
  cents: number;
  currency: string;
  day: string;
}

const balance = (statement: Xml, codes: readonly string[], { place, which }: { place: string; which: string }): Balance => {
  const found = nodesAt(statement, 'Bal');
  const chosen = codes.map((code) => found.find((one) => textAt(one, 'Tp.CdOrPrtry.Cd') === code)).find((one) => one !== undefined);
  if (chosen === undefined) throw new StatementRefused('StatementBalanceMissing', { which });
  return {
    code: textAt(chosen, 'Tp.CdOrPrtry.Cd'),
    cents: signed(chosen, place),
    currency: textAt(chosen, 'Amt.@Ccy'),
    day: dayOf(nodeAt(chosen, 'Dt'), place),
  };
};

/** Where the message names no period: the day of the opening balance, which is the day after that of a former closing balance. */
const firstDay = (statement: Xml, { code, day }: Balance, place: string): string => {
  const from = textAt(statement, 'FrToDt.FrDtTm') || textAt(statement, 'FrToDt.FrDt');
  if (from) return dayOfText(from, place);
  return code === 'PRCD' ? addDays(day, 1) : day;
};

const signed = (node: Xml, place: string): number => {
  const cents = requireCents(textAt(node, 'Amt'), '.', place);
  return textAt(node, 'CdtDbtInd') === 'DBIT' && cents > 0 ? -cents : cents;
};

/** A choice between a date and a moment. The bank's calendar counts, whatever the offset behind it. */
const dayOf = (choice: Xml, place: string): string => dayOfText(textAt(choice, 'Dt') || textAt(choice, 'DtTm'), place);

const dayOfText = (text: string, place: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  return requireDay(Number(year), Number(month), Number(day), { text, place });
};

interface Around {
  currency: string;
  place: string;
}

/** What is pending or only announced moves no balance. */
const isBooked = (entry: Xml): boolean => (textAt(entry, 'Sts.Cd') || textAt(entry, 'Sts') || 'BOOK') === 'BOOK';

const linesOf = (entry: Xml, around: Around): FileLine[] => {
  if (!isBooked(entry)) return [];
  const currency = textAt(entry, 'Amt.@Ccy');
  if (currency !== around.currency)
    throw new StatementRefused('StatementCurrencyDiffers', { found: currency, expected: around.currency, place: around.place });
  const details = nodesAt(entry, 'NtryDtls').flatMap((one) => nodesAt(one, 'TxDtls'));
  const bookedOn = dayOf(nodeAt(entry, 'BookgDt') ?? nodeAt(entry, 'ValDt'), around.place);
  const whole = { cents: signed(entry, around.place), bookedOn, ref: textAt(entry, 'AcctSvcrRef'), remark: textAt(entry, 'AddtlNtryInf') };
  return splitUp(whole.cents, details, around) ?? [lineOf(whole, details)];

  function splitUp(cents: number, parts: readonly Xml[], { place }: Around): FileLine[] | undefined {
    if (parts.length < 2) return undefined;
    const amounts = parts.map((part) => amountOf(part, place));
    const sum = amounts.reduce((total: number, amount) => total + (amount ?? Number.NaN), 0);
    if (sum !== Math.abs(cents)) return undefined;
    return parts.map((part, index) =>
      lineOf({ ...whole, cents: Math.sign(cents) * amounts[index]!, ref: textAt(part, 'Refs.AcctSvcrRef') || whole.ref }, [part]),
    );
  }

  /** Where it is in the account's own currency; a batch whose parts do not add up to it stays one line. */
  function amountOf(part: Xml, place: string): number | undefined {
    const amount = nodeAt(part, 'Amt') ?? nodeAt(part, 'AmtDtls.TxAmt.Amt');
    return amount !== undefined && textAt(amount, '@Ccy') === around.currency ? requireCents(textOf(amount), '.', place) : undefined;
  }
};

interface Entry {
  cents: number;
  bookedOn: string;
  ref: string;
  remark: string;
}

const lineOf = ({ cents, bookedOn, ref, remark }: Entry, details: readonly Xml[]): FileLine => {
  const [first] = details;
  const party = cents < 0 ? 'Cdtr' : 'Dbtr';
  return {
    ref: ref || textAt(first, 'Refs.AcctSvcrRef') || null,
    bookedOn,
    cents,
    text: details.flatMap(remittance).join(' ') || remark,
    payer: textAt(first, `RltdPties.${party}.Pty.Nm`) || textAt(first, `RltdPties.${party}.Nm`),
    payerAccount: textAt(first, `RltdPties.${party}Acct.Id.IBAN`) || textAt(first, `RltdPties.${party}Acct.Id.Othr.Id`),
  };
};

const remittance = (detail: Xml): string[] => {
  const info = nodeAt(detail, 'RmtInf');
  const written = [
    ...nodesAt(info, 'Ustrd').map(textOf),
    ...nodesAt(info, 'Strd').map((one) => textAt(one, 'CdtrRefInf.Ref') || textAt(one, 'AddtlRmtInf')),
  ].filter(Boolean);
  const reference = textAt(detail, 'Refs.EndToEndId');
  const text = withReference(written.join(' '), reference === 'NOTPROVIDED' ? '' : reference);
  return text === '' ? [] : [text];
};
