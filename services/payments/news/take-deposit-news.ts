import { shopInText } from '#contracts/payments/recharge-code.ts';
import type { CommandOutcome } from '#kernel/commands/commands.ts';
import { noChange, type Accepted } from '#kernel/commands/decision.ts';
import type { Load } from '#kernel/commands/unit-of-work.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import type { DepositNews } from '../../aggregates/payments/provider.ts';
import { receiptStream } from '../../aggregates/recharge/receipt.ts';
import { rechargeNumbers } from '../../aggregates/recharge/recharge-numbers.ts';
import { rechargeStream, type LoadedRecharge } from '../../aggregates/recharge/recharge.ts';
import { shopStream } from '../../aggregates/shop/shop.ts';
import { journalStream } from '../../aggregates/wallet/postings/journal.ts';
import { walletStream } from '../../aggregates/wallet/wallet.ts';
import type { Verdict } from '../inbox/provider-inbox.ts';
import { receiptPostingId } from '../recharge/credit-recharge.ts';
import { announcedBy, creditAnnounced, creditUnannounced, recordReceipt, returnReceipt, reverseRecharge, seeDeposit } from './take-deposit.ts';

export interface OpenRecharge {
  rechargeNo: string;
  amountCents: number;
}

/** What the read model of the recharges is asked for. */
export interface KnownRecharges {
  /** Bank transfers of the shop that wait for money, oldest first. */
  openTransfersOf(shopId: number): Promise<readonly OpenRecharge[]>;
  /** The recharge that was credited with a line of the bank's statement. */
  rechargeOfLine(ref: string): Promise<string | undefined>;
}

interface Parts extends KnownRecharges {
  numbers: Numbers;
  now: Date;
}

/** What the bank tells of money that came, or went back. The same news again moves nothing. */
export const takeDepositNews =
  (news: DepositNews, parts: Parts) =>
  async (load: Load): Promise<CommandOutcome<Verdict>> => {
    const decision = await decided(news, parts, load);
    return { decision, answer: decision === noChange ? 'repeated' : 'taken' };
  };

const decided = async (news: DepositNews, parts: Parts, load: Load): Promise<Accepted> => {
  if (news.state === 'pending') return seeDeposit({ news, recharge: await announced(news, parts, load) });
  if (news.state === 'settled' && news.line) return settled({ ...news, line: news.line }, parts, load);
  return news.state === 'reversed' && news.line ? reversed(news, news.line.ref, parts, load) : noChange;
};

const settled = async (news: DepositNews & { line: NonNullable<DepositNews['line']> }, parts: Parts, load: Load): Promise<Accepted> => {
  const { line, cents, text } = news;
  const { numbers, now, rechargeOfLine } = parts;
  const receipt = await load.one(receiptStream, line.ref);
  if (receipt.status !== 'absent' || (await rechargeOfLine(line.ref)) !== undefined) return noChange;

  const shopId = await shopOf(news, load);
  const came = { cents, line, now };
  if (shopId === undefined) return recordReceipt({ ...came, text }, { receipt, entry: load.create(journalStream, receiptPostingId(line.ref)) });
  const wallet = await load.one(walletStream, shopId);
  const recharge = await announced(news, parts, load);
  if (recharge) return creditAnnounced(came, { recharge, wallet, receipt });
  const stream = load.create(rechargeStream, await numbers.next(rechargeNumbers, now));
  return creditUnannounced({ ...came, shopId }, { stream, wallet, receipt });
};

const reversed = async (news: DepositNews, ref: string, { now, rechargeOfLine }: Parts, load: Load): Promise<Accepted> => {
  const rechargeNo = await rechargeOfLine(ref);
  if (rechargeNo !== undefined) {
    const recharge = await load.one(rechargeStream, rechargeNo);
    return reverseRecharge({ now }, { recharge, wallet: await load.one(walletStream, recharge.shopId) });
  }
  const receipt = await load.one(receiptStream, ref);
  if (receipt.status !== 'unallocated') return noChange;
  return returnReceipt({ news, now }, { receipt, entry: load.create(journalStream, `${receiptPostingId(ref)}~r`) });
};

/** By the virtual account that was paid into, or else by the text. */
const shopOf = async ({ code, text }: DepositNews, load: Load): Promise<number | undefined> => {
  const shopId = shopInText(code ?? text);
  return shopId !== undefined && (await load.one(shopStream, shopId)).exists ? shopId : undefined;
};

/** The recharge that the money was announced by. */
const announced = async (news: DepositNews, { openTransfersOf }: Parts, load: Load): Promise<LoadedRecharge | undefined> => {
  const shopId = await shopOf(news, load);
  if (shopId === undefined) return undefined;
  const fitting = announcedBy(await openTransfersOf(shopId), news.cents);
  const recharge = fitting && (await load.one(rechargeStream, fitting.rechargeNo));
  return recharge && waiting.includes(recharge.status!) ? recharge : undefined;
};

const waiting: readonly string[] = ['submitted', 'underReview', 'auditSuccessful'];
