import { escaped } from '../../page.ts';
import type { Line, StatementOf } from '../book.ts';
import { inUnits, operatorAccount } from './money.ts';

const sideOf = (cents: number): string => (cents < 0 ? 'DBIT' : 'CRDT');

const balance = (kind: 'OPBD' | 'CLBD', day: string, cents: number): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${inUnits(Math.abs(cents))}</Amt><CdtDbtInd>${sideOf(cents)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

const entry = ({ ref, day, amountCents, text, endToEndId, counterparty }: Line): string =>
  `<Ntry><NtryRef>${ref}</NtryRef><Amt Ccy="USD">${inUnits(Math.abs(amountCents))}</Amt><CdtDbtInd>${sideOf(amountCents)}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>` +
  `<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${ref}</AcctSvcrRef>` +
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${amountCents < 0 ? 'ICDT' : 'RCDT'}</Cd><SubFmlyCd>DMCT</SubFmlyCd></Fmly></Domn></BkTxCd>` +
  `<NtryDtls><TxDtls><Refs><AcctSvcrRef>${ref}</AcctSvcrRef><EndToEndId>${escaped(endToEndId)}</EndToEndId></Refs>` +
  `<RltdPties><${amountCents < 0 ? 'Cdtr' : 'Dbtr'}><Pty><Nm>${escaped(counterparty)}</Nm></Pty></${amountCents < 0 ? 'Cdtr' : 'Dbtr'}></RltdPties>` +
  `<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** ISO 20022 camt.053.001.08: the statement of a day. */
export const camt053 = ({ day, openingCents, closingCents, lines }: StatementOf): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>SANDBOX-${day}</MsgId><CreDtTm>${day}T23:59:59Z</CreDtTm></GrpHdr>
<Stmt><Id>${operatorAccount}-${day}</Id><ElctrncSeqNb>${day.replaceAll('-', '')}</ElctrncSeqNb><CreDtTm>${day}T23:59:59Z</CreDtTm>
<Acct><Id><Othr><Id>${operatorAccount}</Id></Othr></Id><Ccy>USD</Ccy></Acct>
${balance('OPBD', day, openingCents)}
${balance('CLBD', day, closingCents)}
${lines.map(entry).join('\n')}
</Stmt></BkToCstmrStmt></Document>
`;
