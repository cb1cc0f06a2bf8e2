import type { FileLine, FileStatement } from './file-statement.ts';

const mark = (cents: number): string => (cents < 0 ? 'D' : 'C');
const amount = (cents: number): string => (Math.abs(cents) / 100).toFixed(2).replace('.', ',');
const shortDay = (day: string): string => day.slice(2).replaceAll('-', '');

/** As a bank would write it in MT940, with subfields in field 86. */
export const asMt940 = ({ account, currency, openingCents, closingCents, from, to, lines }: FileStatement): string =>
  [
    '{1:F01BANKUS33AXXX}{2:I940BANKUS33XN}{4:',
    ':20:STATEMENT',
    `:25:${account}`,
    ':28C:12/1',
    `:60F:${mark(openingCents)}${shortDay(from)}${currency}${amount(openingCents)}`,
    ...lines.flatMap(entry),
    `:62F:${mark(closingCents)}${shortDay(to)}${currency}${amount(closingCents)}`,
    '-}',
    '',
  ].join('\r\n');

const entry = ({ ref, bookedOn, cents, text, payer, payerAccount }: FileLine): string[] => [
  `:61:${shortDay(bookedOn)}${bookedOn.slice(5).replace('-', '')}${mark(cents)}${amount(cents)}NTRFNONREF${ref === null ? '' : `//${ref}`}`,
  `:86:166?00TRANSFER?20${text}?31${payerAccount}?32${payer}`,
];

/** As a website would save it, newest first. */
export const asCsv = ({ openingCents, lines }: FileStatement): string => {
  let balance = openingCents;
  const rows = lines.map(({ bookedOn, cents, text, payer, payerAccount, ref }) => {
    balance += cents;
    return [bookedOn, (cents / 100).toFixed(2), (balance / 100).toFixed(2), text, payer, payerAccount, ref ?? '']
      .map((one) => `"${one.replaceAll('"', '""')}"`)
      .join(',');
  });
  return ['Account 0123,,,,,,', 'Date,Amount,Balance,Description,Payer,Payer account,Reference', ...rows.toReversed()].join('\n');
};

export const aLine = (line: Partial<FileLine> = {}): FileLine => ({
  ref: 'REF1',
  bookedOn: '2026-11-20',
  cents: 50_000,
  text: 'SF1234567A',
  payer: 'ACME LTD',
  payerAccount: '026009593',
  ...line,
});

export const aStatement = (lines: readonly FileLine[] = [aLine()], about: Partial<FileStatement> = {}): FileStatement => {
  const openingCents = about.openingCents ?? 100_000;
  return {
    account: '0123456789',
    currency: 'USD',
    openingCents,
    closingCents: openingCents + lines.reduce((sum, { cents }) => sum + cents, 0),
    from: '2026-11-20',
    to: '2026-11-21',
    lines,
    ...about,
  };
};
