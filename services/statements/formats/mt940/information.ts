/** What field 86 says of an entry. */
export interface Information {
  text: string;
  payer: string;
  payerAccount: string;
}

/** Parted by `?20`, by `/REMI/`, or plain: each bank has a way of its own. */
export const informationOf = (lines: readonly string[]): Information => {
  if (/^\d{0,3}\?\d{2}/.test(lines[0] ?? '')) return ofSubfields(lines.join(''));
  const joined = joinedLines(lines);
  if (/(?:^|\/)(?:REMI|NAME|EREF|IBAN|ORDP|BENM)\//.test(joined)) return ofCodeWords(joined);
  return { text: joined.trim(), payer: '', payerAccount: '' };
};

/** A line that is full was broken at its last column, whether or not a word ended there. */
const FULL = 65;

const joinedLines = (lines: readonly string[]): string =>
  lines.reduce((text, line, index) => (index === 0 ? line : text + (lines[index - 1]!.length >= FULL ? '' : ' ') + line), '');

const ofSubfields = (joined: string): Information => {
  const parts = joined.split('?').slice(1);
  const all = (wanted: (number: number) => boolean, between: string): string =>
    parts
      .filter((part) => wanted(Number(part.slice(0, 2))))
      .map((part) => part.slice(2))
      .join(between)
      .trim();
  return {
    text: all((number) => (number >= 20 && number <= 29) || (number >= 60 && number <= 63), ' '),
    payer: all((number) => number === 32 || number === 33, ''),
    payerAccount: all((number) => number === 31, '') || all((number) => number === 38, ''),
  };
};

const ofCodeWords = (joined: string): Information => {
  const [, ...parts] = joined.split(/(?:^|\/)([A-Z]{4})\//);
  const found = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) found.set(parts[index]!, parts[index + 1]!.replace(/\/$/, '').trim());
  return {
    // A structured remittance names its kind first: `/REMI/USTD//text`.
    text: (found.get('REMI') ?? found.get('EREF') ?? '').replace(/^(?:USTD|STRD)?\/*/, ''),
    payer: found.get('NAME') ?? found.get('ORDP') ?? found.get('BENM') ?? '',
    payerAccount: found.get('IBAN') ?? '',
  };
};
