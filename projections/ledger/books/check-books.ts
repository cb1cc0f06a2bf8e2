import type { Entry } from '#contracts/ledger/accounts.ts';
import { amountOf } from '#contracts/ledger/basis.ts';
import { MAX_BREAKS, type Break, type Invariant } from '#contracts/ledger/books.ts';
import { walletCents } from '#contracts/ledger/posting.ts';
import type { Sql } from '#kernel/database/sql.ts';
import type { ReadDatabase } from '../../kernel/read-database.ts';
import { inSnapshot, sqlOf } from '../../kernel/snapshot.ts';
import { closedMonthBreaks } from '../periods/closed-months.ts';
import { actBreaks } from './acts-and-postings.ts';
import { bankBreaks } from './bank-equation.ts';
import { chargedNights } from './charged-nights.ts';
import { ownActs } from './own-acts.ts';
import { moneyEvents, type MoneyEvent, type ReadMoneyEvent } from './read-postings.ts';
import { isPosting } from './recorded-posting.ts';
import { amountPosted, unsound } from './unsound.ts';
import { whereWalletBroke } from './where-wallet-broke.ts';

export interface BooksChecked {
  postings: number;
  /** Postings of before they said what they rest on. */
  unexplained: number;
  /** Absolute amounts of all postings, of those whose basis leads to their amount, and of those from before there was a basis. */
  cents: number;
  explainedCents: number;
  legacyCents: number;
  breaks: Break[];
}

interface WalletSums {
  posted: number;
  held: number;
  holds: Map<string, number>;
}

/** Adds up every event of money in the log anew, and compares it with every read model that holds money: at one moment, without a lock. */
export const checkBooks = (db: ReadDatabase): Promise<BooksChecked> =>
  inSnapshot(db, async (moment) => {
    const sql = sqlOf(moment);
    const log = sumsOfLog();
    for await (const batch of moneyEvents(sql)) batch.forEach(log.take);
    const breaks = [
      ...log.breaks,
      ...(await walletBreaks(sql, log.wallets)),
      ...(await sumBreaks(sql, log.sums)),
      ...(await claimBreaks(sql, log.postings())),
      ...(await closedMonthBreaks(sql)),
      ...(await actBreaks(sql)),
      ...(await log.nights.breaks(sql)),
      ...log.ownActs.breaks(),
      ...(await bankBreaks(sql, log.banks)),
    ];
    return { postings: log.postings(), unexplained: log.unexplained(), ...log.money, breaks };
  });

const sumsOfLog = () => {
  const wallets = new Map<number, WalletSums>();
  const sums = new Map<string, number>();
  const breaks: Break[] = [];
  const nights = chargedNights();
  const own = ownActs();
  /** Bank accounts by all postings there are, in the sums already or not. */
  const banks = new Map<string, number>();
  const money = { cents: 0, explainedCents: 0, legacyCents: 0 };
  let postings = 0;
  let unexplained = 0;

  const walletOf = (shopId: number): WalletSums => {
    const wallet = wallets.get(shopId) ?? { posted: 0, held: 0, holds: new Map<string, number>() };
    wallets.set(shopId, wallet);
    return wallet;
  };

  return {
    wallets,
    sums,
    breaks,
    money,
    nights,
    ownActs: own,
    banks,
    postings: () => postings,
    unexplained: () => unexplained,
    take: (read: ReadMoneyEvent): void => {
      const { event, isSummed, position } = read;
      if (isPosting(event)) {
        postings++;
        const amount = amountPosted(event);
        const isLegacy = event.data.basis.kind === 'legacy';
        money.cents += amount;
        if (isLegacy) unexplained++;
        if (isLegacy) money.legacyCents += amount;
        else if (amount === amountOf(event.data.basis)) money.explainedCents += amount;
        breaks.push(...unsound(event).map((found) => ({ ...found, position })));
        for (const entry of event.data.entries) if (entry.account === 'assets:bank') addTo(banks, entry.sub ?? '', signed(entry));
        if (isSummed) event.data.entries.forEach((entry) => addTo(sums, `${keyOf(entry)} ${event.data.currency}`, signed(entry)));
      }
      if (event.type === 'JournalPosted') return;
      const { shopId } = event.data;
      const wallet = walletOf(shopId);
      const before = wallet.posted;
      fold(wallet, event);
      own.take(read, { shopId, postedCents: wallet.posted, heldCents: wallet.held });
      if (event.type === 'WalletPosted') nights.take(event.data, wallet.posted - before, position);
    },
  };
};

const fold = (wallet: WalletSums, event: Exclude<MoneyEvent, { type: 'JournalPosted' }>): void => {
  if (event.type === 'WalletHeld') setHold(wallet, event.data.holdId, event.data.cents);
  if (event.type === 'HoldReleased') setHold(wallet, event.data.holdId, 0);
  if (event.type !== 'WalletPosted') return;
  const { shopId, entries, fromHold } = event.data;
  const cents = walletCents(entries, shopId);
  wallet.posted += cents;
  if (fromHold !== undefined) setHold(wallet, fromHold, (wallet.holds.get(fromHold) ?? 0) + cents);
};

const setHold = (wallet: WalletSums, holdId: string, cents: number): void => {
  wallet.held += cents - (wallet.holds.get(holdId) ?? 0);
  if (cents === 0) wallet.holds.delete(holdId);
  else wallet.holds.set(holdId, cents);
};

const signed = ({ side, cents }: Entry): number => (side === 'D' ? cents : -cents);
const addTo = (sums: Map<string, number>, key: string, cents: number): void => void sums.set(key, (sums.get(key) ?? 0) + cents);
const keyOf = ({ account, sub = '' }: Entry): string => `${account} ${sub}`.trim();

const walletBreaks = async (sql: Sql, wallets: ReadonlyMap<number, WalletSums>): Promise<Break[]> => {
  const { rows } = await sql.query<{ shop_id: number; posted: number; held: number; recorded: number; open: number }>(`
    SELECT w.shop_id, w.balance_cents::float AS posted, w.held_cents::float AS held,
      (SELECT coalesce(sum(r.amount_cents), 0) FROM wallet_records r WHERE r.shop_id = w.shop_id)::float AS recorded,
      (SELECT coalesce(sum(h.cents - h.posted_cents), 0) FROM wallet_holds h WHERE h.shop_id = w.shop_id AND h.state = 'open')::float AS open
    FROM wallets w`);
  const byShop = new Map(rows.map((row) => [row.shop_id, row]));
  const found = [...new Set([...wallets.keys(), ...byShop.keys()])].map((shopId) => {
    const { posted = 0, held = 0 } = wallets.get(shopId) ?? {};
    const row = byShop.get(shopId) ?? { posted: 0, held: 0, recorded: 0, open: 0 };
    const breaks = [
      ...differing('wallets', `wallet ${shopId}`, posted, row.posted),
      ...differing('wallets', `records of wallet ${shopId}`, posted, row.recorded),
      ...differing('holds', `wallet ${shopId}`, held, row.held),
      ...differing('holds', `open holds of wallet ${shopId}`, held, row.open),
    ];
    return { shopId, breaks };
  });
  const located: Break[] = [];
  for (const { shopId, breaks } of found)
    for (const one of breaks) located.push(located.length < MAX_BREAKS ? { ...one, ...(await whereWalletBroke(sql, shopId)) } : one);
  return located;
};

/** The sums of the ledger against those of the postings that it has taken in, and both sides of all of them against nothing. */
const sumBreaks = async (sql: Sql, sums: ReadonlyMap<string, number>): Promise<Break[]> => {
  const { rows } = await sql.query<{ account: string; cents: number }>(`
    SELECT trim(account || ' ' || sub) || ' ' || currency AS account, sum(debit_cents - credit_cents)::float AS cents FROM ledger_sums GROUP BY 1`);
  const found = new Map(rows.map(({ account, cents }) => [account, cents]));
  const accounts = [...new Set([...sums.keys(), ...found.keys()])];
  const unequal = await sql.query<{ place: string; cents: number }>(`
    SELECT 'all accounts of shop ' || shop_id || ' on ' || day || ' in ' || currency AS place, sum(debit_cents - credit_cents)::float AS cents
    FROM ledger_sums GROUP BY shop_id, day, currency HAVING sum(debit_cents - credit_cents) <> 0 ORDER BY day, shop_id`);
  return [
    ...accounts.flatMap((account) => differing('sums', account, sums.get(account) ?? 0, found.get(account) ?? 0)),
    ...unequal.rows.flatMap(({ place, cents }) => differing('sums', place, 0, cents)),
  ];
};

const claimBreaks = async (sql: Sql, postings: number): Promise<Break[]> => {
  const { rows } = await sql.query<{ claimed: number }>(`SELECT count(*)::float AS claimed FROM claims WHERE kind = 'posting'`);
  return differing('claims', 'ids of postings', postings, rows[0]!.claimed);
};

const differing = (invariant: Invariant, where: string, expected: number, found: number): Break[] =>
  expected === found ? [] : [{ invariant, where, expected: String(expected), found: String(found) }];
