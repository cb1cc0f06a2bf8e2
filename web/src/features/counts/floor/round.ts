import { finishShelfCount, scanCounted, settleMisplaced, startCount, undoCounted } from '#contracts/counts/count-commands.ts';
import type { CountDetail } from '#contracts/counts/count-queries.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';

type Scan = CountDetail['scans'][number];

/** An item of the round; nothing but its ONE ID is known of one whose scan the server has not answered. */
export type RoundItem = Pick<Scan, 'oneId' | 'belongsOn' | 'mayStay' | 'settled'> & { known: Scan | undefined };

export interface Round {
  /** What the person is to do. */
  phase: 'start' | 'scan' | 'finishing' | 'over';
  /** Newest first. */
  items: readonly RoundItem[];
}

/** The round as its counter made it: scans that the server has not confirmed are counted, too. */
export const roundOf = (count: CountDetail, pending: readonly WaitingCall[]): Round => {
  const has = (name: string): boolean => pending.some(({ address }) => address.name === name);
  const isStarting = has(startCount.name) && !count.mine;
  const before = isStarting ? [] : count.scans.map((known): RoundItem => ({ ...known, known }));
  return { phase: phaseOf(count, isStarting, has(finishShelfCount.name)), items: pending.reduce(withCall, before) };
};

const phaseOf = ({ mine, actions }: CountDetail, isStarting: boolean, isFinishing: boolean): Round['phase'] => {
  if ((mine || isStarting) && isFinishing) return 'finishing';
  if (mine || isStarting) return 'scan';
  return actions.includes('start') ? 'start' : 'over';
};

const withCall = (items: readonly RoundItem[], { address, body }: WaitingCall): readonly RoundItem[] => {
  const oneId = String(body['oneId']);
  switch (address.name) {
    case scanCounted.name:
      return items.some((item) => item.oneId === oneId)
        ? items
        : [{ oneId, belongsOn: null, mayStay: true, settled: null, known: undefined }, ...items];
    case undoCounted.name:
      return items.filter((item) => item.oneId !== oneId);
    case settleMisplaced.name:
      return items.map((item) => (item.oneId === oneId ? { ...item, settled: body['as'] as 'here' | 'back' } : item));
    default:
      return items;
  }
};
