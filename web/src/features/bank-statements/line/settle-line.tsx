import type { BankLineDetail } from '#contracts/statements/bank/bank-queries.ts';
import { CreditShop } from './credit-shop.tsx';
import { ExplainLine } from './explain-line.tsx';
import { MatchPostings } from './match-postings.tsx';

/** The ways to settle a line, the likeliest first: what the books know, whose money it is, what the bank says itself. */
export const SettleLine = ({ line }: { line: BankLineDetail }) => (
  <>
    {line.candidates.postings.length > 0 && <MatchPostings line={line} />}
    {line.cents > 0 && <CreditShop line={line} />}
    <ExplainLine line={line} />
  </>
);
