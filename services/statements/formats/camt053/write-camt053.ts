import type { FileLine, FileStatement } from '../file-statement.ts';

interface About {
  /** Of the message; at most 35 characters. */
  messageId: string;
  /** When it was made. */
  madeAt: string;
}

/** A camt.053.001.08 message of one statement, piece by piece: a long one is never held whole. */
export function* writeCamt053(
  statement: Omit<FileStatement, 'lines'> & { lines: Iterable<FileLine> },
  { messageId, madeAt }: About,
): Generator<string> {
  const { account, currency, openingCents, closingCents, from, to } = statement;
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>' +
      `<GrpHdr><MsgId>${escaped(messageId)}</MsgId><CreDtTm>${madeAt}</CreDtTm></GrpHdr>` +
      `<Stmt><Id>${escaped(messageId)}</Id><CreDtTm>${madeAt}</CreDtTm>` +
      `<FrToDt><FrDtTm>${from}T00:00:00Z</FrDtTm><ToDtTm>${to}T23:59:59Z</ToDtTm></FrToDt>` +
      `<Acct><Id><Othr><Id>${escaped(account)}</Id></Othr></Id><Ccy>${currency}</Ccy></Acct>` +
      balance('OPBD', openingCents, from) +
      balance('CLBD', closingCents, to)
  );
  for (const line of statement.lines) yield entry(line);
  yield '</Stmt></BkToCstmrStmt></Document>\n';

  function balance(code: string, cents: number, day: string): string {
    return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${amount(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`;
  }

  function amount(cents: number): string {
    return `<Amt Ccy="${currency}">${(Math.abs(cents) / 100).toFixed(2)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>`;
  }

  function entry({ ref, bookedOn, cents, text, payer, payerAccount }: FileLine): string {
    const party = cents < 0 ? 'Cdtr' : 'Dbtr';
    const parties =
      (payer && `<${party}><Pty><Nm>${escaped(payer)}</Nm></Pty></${party}>`) +
      (payerAccount && `<${party}Acct><Id><Othr><Id>${escaped(payerAccount)}</Id></Othr></Id></${party}Acct>`);
    const details =
      (parties && `<RltdPties>${parties}</RltdPties>`) +
      (text &&
        `<RmtInf>${inPieces(text)
          .map((one) => `<Ustrd>${one}</Ustrd>`)
          .join('')}</RmtInf>`);
    return (
      `<Ntry>${amount(cents)}<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${bookedOn}</Dt></BookgDt><ValDt><Dt>${bookedOn}</Dt></ValDt>` +
      `${ref === null ? '' : `<AcctSvcrRef>${escaped(ref)}</AcctSvcrRef>`}<BkTxCd><Prtry><Cd>NTRF</Cd></Prtry></BkTxCd>` +
      `${details && `<NtryDtls><TxDtls>${details}</TxDtls></NtryDtls>`}</Ntry>\n`
    );
  }
}

/** An element of free text takes 140 characters: words move on to the next. */
const inPieces = (text: string): string[] => (text.match(/.{1,140}(?=\s|$)|.{1,140}/gsu) ?? []).map((piece) => escaped(piece.trim())).filter(Boolean);

/** What XML cannot hold is left out. */
const escaped = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ').replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
