import { isRejection, type Rejection } from '#contracts/kernel/rejection.ts';
import type { Claim } from '#kernel/commands/decision.ts';
import type { Commit } from '#kernel/commands/event-log.ts';
import { refusalOf } from './refused-claims.ts';

export type HeldClaim = Pick<Claim, 'kind' | 'key' | 'owner' | 'lentBy'>;
type Holding = Pick<Commit, 'claims' | 'releases'>;

/** Claims kept as their table keeps them: of a log in memory, or of one that is written in bulk. */
export const claimsInMemory = () => {
  const held = new Map<string, HeldClaim>();

  /** What changes, by place. */
  const settled = ({ claims, releases }: Holding): Map<string, HeldClaim | undefined> | Rejection => {
    const changed = new Map<string, HeldClaim | undefined>();
    const at = (place: string) => (changed.has(place) ? changed.get(place) : held.get(place));
    for (const { kind, key, owner } of releases) {
      const holder = at(placeOf(kind, key));
      if (holder?.owner !== owner) continue;
      changed.set(placeOf(kind, key), holder.lentBy === undefined ? undefined : { kind, key, owner: holder.lentBy });
    }
    const refused: Claim[] = [];
    for (const claim of claims) {
      const { kind, key, owner, lentBy } = claim;
      const holder = at(placeOf(kind, key));
      if (holder === undefined) changed.set(placeOf(kind, key), { kind, key, owner });
      else if (holder.owner === lentBy) changed.set(placeOf(kind, key), { kind, key, owner, lentBy });
      else if (holder.owner !== owner) refused.push(claim);
    }
    return refusalOf(refused) ?? changed;
  };

  return {
    all: (): HeldClaim[] => [...held.values()],
    refusal: (holding: Holding): Rejection | undefined => {
      const outcome = settled(holding);
      return isRejection(outcome) ? outcome : undefined;
    },
    /** Of what is not refused. */
    keep: (holding: Holding): void => {
      const changed = settled(holding);
      if (isRejection(changed)) throw new Error(`A claim is refused: ${changed.rejected}.`);
      for (const [place, claim] of changed) {
        if (claim) held.set(place, claim);
        else held.delete(place);
      }
    },
  };
};

const placeOf = (kind: string, key: string): string => `${kind}\u0000${key}`;
