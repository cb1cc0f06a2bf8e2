import { selfOperatedShop } from '#contracts/kernel/access/shops.ts';
import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { BasisOf } from '#contracts/ledger/basis.ts';
import type { RepairEvent } from '#contracts/repair/repair-events.ts';
import type { ReleaseReason, WalletEvent } from '#contracts/wallet/wallet-events.ts';
import type { StreamChange } from '#kernel/commands/decision.ts';
import type { NewStream } from '#kernel/commands/loaded.ts';
import { hold, holdIdOf, released } from '../wallet/holds.ts';
import { repairDeduction, repairRefund } from '../wallet/postings/fee-postings.ts';
import { journal, type JournalEvent } from '../wallet/postings/journal.ts';
import { requireSpendable } from '../wallet/wallet-policies.ts';
import type { Wallet } from '../wallet/wallet.ts';
import type { Repair } from './repair.ts';

type Works = Extract<RepairEvent, { type: 'RepairOrderEdited' }>['data'];
type Held = Pick<Repair, 'repairNo' | 'shopId' | 'costCents'> & Partial<Pick<Repair, 'edits'>>;

/** The operator pays itself nothing for its own goods. */
const isPaid = ({ shopId, costCents }: Pick<Repair, 'shopId' | 'costCents'>): boolean => costCents > 0 && shopId !== selfOperatedShop;

const referenceOf = (repairNo: string) => ({ kind: 'repair', id: repairNo }) as const;
const holdOf = ({ repairNo, edits = 0 }: Pick<Held, 'repairNo' | 'edits'>): string => holdIdOf(referenceOf(repairNo), edits + 1);

/** What a repair costs is set aside from its application on. */
export const holdForRepair = ({ repairNo, shopId, costCents, edits = 0 }: Held): WalletEvent[] =>
  isPaid({ shopId, costCents }) ? [hold({ shopId, cents: costCents, purpose: 'repair', reference: referenceOf(repairNo), ordinal: edits + 1 })] : [];

/** The repair is not to be done, or something else is. */
export const releaseForRepair = (repair: Repair, wallet: Wallet, reason: ReleaseReason): WalletEvent[] =>
  released(wallet, repair.shopId, holdOf(repair), reason);

/** Another hold in the place of the one that there is: refused where the wallet has less than what is to be done now costs. */
export const holdAnew = (repair: Repair, wallet: Wallet, { costCents }: Works): { refusal: Rejection | undefined; events: WalletEvent[] } => {
  const { shopId, edits } = repair;
  const heldCents = wallet.heldCents - (wallet.holds[holdOf(repair)] ?? 0);
  return {
    refusal: isPaid({ shopId, costCents }) ? requireSpendable({ ...wallet, heldCents }, costCents, 'repairItemIds') : undefined,
    events: [...releaseForRepair(repair, wallet, 'cancelled'), ...holdForRepair({ ...repair, costCents, edits: edits + 1 })],
  };
};

/** What the repair costs is taken out of its hold; one that was applied for before there were holds pays out of what can be spent. */
export const chargeForRepair = (
  repair: Repair,
  wallet: Wallet,
  now: Date,
): { refusal: Rejection | undefined; chargedCents?: number; events: WalletEvent[] } => {
  if (!isPaid(repair)) return { refusal: undefined, events: [] };
  const holdId = holdOf(repair);
  const isHeld = wallet.holds[holdId] !== undefined;
  return {
    refusal: isHeld ? undefined : requireSpendable(wallet, repair.costCents, 'repairNo'),
    chargedCents: repair.costCents,
    events: [repairDeduction({ ...ofRepair(repair, now), ordinal: repair.charges + 1, ...(isHeld && { fromHold: holdId }) })],
  };
};

/** A found box: what went back when it was lost is taken again, for the work goes on as it was agreed. */
export const chargeAgain = (repair: Repair, now: Date): { chargedCents?: number; events: WalletEvent[] } =>
  repair.owedCents > 0
    ? { chargedCents: repair.owedCents, events: [repairDeduction({ ...ofRepair(repair, now), ordinal: repair.charges + 1 })] }
    : { events: [] };

/** What was paid for a repair that is not done goes back. */
export const refundRepair = (repair: Repair, now: Date): WalletEvent[] =>
  repair.chargedCents > 0 ? [repairRefund({ ...ofRepair(repair, now), ordinal: repair.charges })] : [];

/** A repair that is done has earned what was paid for it. */
export const earnRepair = (repair: Repair, entry: NewStream<JournalEvent>, now: Date): StreamChange[] => {
  if (repair.chargedCents === 0) return [];
  const { basis } = ofRepair(repair, now);
  const [deferred, income] = [
    { account: 'liabilities:deferred', sub: 'repair' },
    { account: 'income:fee', sub: 'repair' },
  ] as const;
  return [journal(entry, { to: deferred, from: income, reference: referenceOf(repair.repairNo), basis, now, shopId: repair.shopId })];
};

const ofRepair = (repair: Repair, now: Date) => ({ shopId: repair.shopId, id: repair.repairNo, basis: basisOf(repair), now });

const basisOf = ({ repairNo, project, works, costCents }: Repair): BasisOf<'repair'> => ({
  kind: 'repair',
  repairNo,
  works: works?.map(({ name, priceCents }) => ({ name, cents: priceCents })) ?? [{ name: project.join(', '), cents: costCents }],
});
