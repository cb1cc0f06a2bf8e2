import type { Break } from '#contracts/ledger/books.ts';
import { nextDay } from '#contracts/kernel/lists/date-range.ts';
import { tookBack } from '#contracts/storage/storage-nights.ts';
import type { WalletPosted } from '#contracts/wallet/wallet-events.ts';
import type { Sql } from '#kernel/database/sql.ts';

interface Charge {
  night: string;
  cents: number;
  stands: boolean;
  /** Given back by a person: the night was charged all the same. */
  isGivenBack: boolean;
}

interface Night {
  cents: number;
  /** Place in the log of what the job last said of it. */
  position: string;
}

/** Every night of a warehouse is charged once, to each shop once, and none is left out. Postings are taken wallet by wallet, in its order. */
export const chargedNights = () => {
  const breaks: Break[] = [];
  const charged = new Map<string, Night>();
  let wallet: { shopId: number; charges: Map<string, Charge>; standing: Set<string> } | undefined;

  const close = (): void => {
    for (const { night, cents } of counted(wallet?.charges.values() ?? [])) charged.get(night)!.cents += cents;
    wallet = undefined;
  };

  const touch = (night: string, position: string): void => {
    const touched = charged.get(night);
    if (!touched) charged.set(night, { cents: 0, position });
    else if (isLater(position, touched.position)) touched.position = position;
  };

  return {
    take: (data: WalletPosted['data'], cents: number, position: string): void => {
      const { shopId, postingId, reverses, basis, type } = data;
      if (type !== 'storageFee') return;
      if (wallet?.shopId !== shopId) close();
      wallet ??= { shopId, charges: new Map(), standing: new Set() };
      if (basis.kind === 'storage') {
        const night = `${basis.warehouseId} ${basis.date}`;
        if (wallet.standing.has(night))
          breaks.push({ invariant: 'nights', where: `${night} of shop ${shopId}`, expected: 'one charge', found: postingId, position });
        wallet.standing.add(night);
        wallet.charges.set(postingId, { night, cents: -cents, stands: true, isGivenBack: false });
        touch(night, position);
      }
      const taken = reverses === undefined ? undefined : wallet.charges.get(reverses);
      if (!taken || basis.kind !== 'reversal') return;
      Object.assign(taken, { stands: false, isGivenBack: tookBack(basis) === 'person' });
      wallet.standing.delete(taken.night);
      if (!taken.isGivenBack) touch(taken.night, position);
    },
    breaks: async (sql: Sql): Promise<Break[]> => {
      close();
      return [...breaks, ...(await nightBreaks(sql, charged))];
    },
  };
};

/** What a wallet was charged for each night: what stands, or else what somebody gave back. */
const counted = (charges: Iterable<Charge>): Iterable<Charge> => {
  const nights = new Map<string, Charge>();
  for (const charge of charges) if (charge.stands || (charge.isGivenBack && !nights.get(charge.night)?.stands)) nights.set(charge.night, charge);
  return nights.values();
};

interface Run {
  warehouse: string;
  date: string;
  cents: number;
  is_correction: boolean;
  position: string;
}

const nightBreaks = async (sql: Sql, charged: ReadonlyMap<string, Night>): Promise<Break[]> => {
  const { rows } = await sql.query<Run>(runs);
  const breaks: Break[] = [];
  const nights = new Map<string, Night>();
  const next = new Map<string, string>();
  for (const { warehouse, date, cents, is_correction, position } of rows) {
    nights.set(`${warehouse} ${date}`, { cents, position });
    if (is_correction) continue;
    const expected = next.get(warehouse) ?? date;
    if (expected !== date) breaks.push({ invariant: 'nights', where: warehouse, expected, found: date, position });
    next.set(warehouse, nextDay(date));
  }
  for (const [night, { cents, position }] of nights) {
    const found = charged.get(night);
    // Shops of a night that is counted again are charged one after the other: it is compared once that is done.
    if (found && isLater(found.position, position)) continue;
    if (found?.cents !== cents && (found || cents > 0))
      breaks.push({ invariant: 'nights', where: night, expected: String(cents), found: String(found?.cents ?? 0), position });
  }
  return breaks;
};

/** Of two places `transaction-position`. */
const isLater = (one: string, other: string): boolean => {
  const [a = 0, b = 0] = one.split('-').map(Number);
  const [c = 0, d = 0] = other.split('-').map(Number);
  return a > c || (a === c && b > d);
};

const runs = `
  SELECT data->>'warehouseId' AS warehouse, data->>'date' AS date, (data->>'cents')::float AS cents, type = 'StorageDayCorrected' AS is_correction,
    transaction_id || '-' || global_position AS position
  FROM events WHERE stream_id > 'storagerun-' AND stream_id < 'storagerun.' AND type IN ('StorageDayAccrued', 'StorageDayCorrected')
  ORDER BY stream_id, version`;
