import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { BankLineEvent } from '#contracts/statements/bank/bank-events.ts';
import { creditBankLine } from '#contracts/statements/bank/settle-bank-line.ts';
import { commandRoute } from '#kernel/commands/command-route.ts';
import { toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { lineKeyOf, claimBankLine, claimBankPosting } from '#services/aggregates/bank-statement/bank-line-claims.ts';
import {
  bankLineStream,
  postingOrdinal,
  requireBankLineAllows,
  type BankLine,
  type LoadedBankLine,
} from '#services/aggregates/bank-statement/bank-line.ts';
import { shopStream, type Shop } from '#services/aggregates/shop/shop.ts';
import { walletStream, type LoadedWallet } from '#services/aggregates/wallet/wallet.ts';
import { recharge } from '#services/aggregates/wallet/postings/bank-postings.ts';

type Matched = Extract<BankLineEvent, { type: 'BankLineMatched' }>['data'];

export interface CreditBankLine extends Omit<BodyOf<typeof creditBankLine>, 'lineId'>, Pick<Matched, 'by'> {
  settlerId: string;
  now: Date;
  /** The recharge code that the line bears. */
  code?: string;
}

interface States {
  line: LoadedBankLine | undefined;
  shop: Shop;
  wallet: LoadedWallet;
}

/** The wallet is credited in the commit that settles the line, so that no second clerk and no notice of the bank credits it again. */
export const creditLine = ({ shopId, by, code, remark, settlerId, now }: CreditBankLine, { line, shop, wallet }: States): Decision => {
  if (!line) return reject('NotFound', { field: 'lineId' });
  if (!shop.exists) return reject('NotFound', { field: 'shopId' });
  const refusal = requireBankLineAllows(line, 'BankLineMatched') ?? requireMoneyIn(line);
  if (refusal) return refusal;

  const { lineId, statementId, cents } = line;
  const basis = { kind: 'bank', statementId, lineKey: lineKeyOf(line), ...(code !== undefined && { code }), cents } as const;
  const posting = recharge({ shopId, id: lineId, ordinal: postingOrdinal(line), basis, now, remark });
  const { postingId } = posting.data;
  return {
    changes: [change(line, { type: 'BankLineMatched', data: { postings: [{ postingId, cents }], by, remark, settlerId } }), change(wallet, posting)],
    claims: [claimBankLine(line, postingId), claimBankPosting(postingId, lineId)],
  };
};

const requireMoneyIn = ({ cents }: BankLine): Rejection | undefined => (cents > 0 ? undefined : reject('BankLineGoesOut', { field: 'lineId' }));

export const creditBankLineRoute = commandRoute(creditBankLine, async ({ body, viewer, now }, load) => {
  const line = await load.one(bankLineStream, body.lineId);
  const shop = await load.one(shopStream, body.shopId);
  const wallet = await load.one(walletStream, body.shopId);
  return toOutcome(creditLine({ ...body, by: 'person', settlerId: viewer.accountId, now }, { line, shop, wallet }), {
    lineId: body.lineId,
    status: 'matched',
  });
});
