import { reject } from '#contracts/kernel/rejection.ts';
import type { Claim } from '#kernel/commands/decision.ts';

/** A movement of an account at the bank: by the bank's reference where it gives one. */
interface OfLine {
  account: string;
  ref: string | null;
  key: string;
}

/** By which postings name the movement: the account and the bank's reference, or what tells it from others where it has none. */
export const lineKeyOf = ({ account, ref, key }: OfLine): string => `${account}:${ref ?? key}`;

/** Money that came is posted once, whether the bank told of it by a notice or on a statement. */
export const claimBankLine = (line: OfLine, postingId: string): Claim => ({
  kind: 'bank-line',
  key: lineKeyOf(line),
  owner: postingId,
  otherwise: reject('BankLinePosted', { field: 'lineId', params: { ref: line.ref ?? line.key } }),
});

/** A posting stands on one line. */
export const claimBankPosting = (postingId: string, lineId: string): Claim => ({
  kind: 'bank-posting',
  key: postingId,
  owner: lineId,
  otherwise: reject('BankPostingMatched', { field: 'postingIds', params: { postingId } }),
});
