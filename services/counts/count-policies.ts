import type { CountEvent } from '#contracts/counts/count-events.ts';
import { worksIn } from '#contracts/kernel/access/row-scope.ts';
import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import type { CommandOutcome } from '#kernel/commands/commands.ts';
import type { Claim, Decision } from '#kernel/commands/decision.ts';
import { stateAfter } from '#kernel/commands/loaded.ts';
import { countStream, requireCountAllows, type LoadedCount, type ShelfCount } from '../aggregates/shelf-count/shelf-count.ts';

const at = { field: 'countNo' };

/** There is such a count, where the viewer works, and the event may follow. */
export const requireCount = (viewer: Viewer, count: ShelfCount, event: CountEvent['type']): Rejection | undefined => {
  if (count.status !== undefined && !worksIn(viewer, count.warehouseId)) return reject('NotFound', at);
  return requireCountAllows(count, event);
};

/** A round is one person's: two lists of what lies on a shelf would make none. */
export const requireOwnRound = ({ accountId }: Pick<Viewer, 'accountId'>, { counterIds, shelfName }: ShelfCount): Rejection | undefined =>
  counterIds.at(-1) === accountId ? undefined : reject('CountOfAnother', { ...at, params: { shelf: shelfName } });

/** Whoever counted does not decide about it. */
export const requireOutsider = ({ accountId }: Pick<Viewer, 'accountId'>, { counterIds, shelfName }: ShelfCount): Rejection | undefined =>
  counterIds.includes(accountId) ? reject('CountReviewedByCounter', { ...at, params: { shelf: shelfName } }) : undefined;

interface Shelf {
  shelfId: string;
  shelfName: string;
}

const countOfShelf = (shelfId: string, countNo: string): Pick<Claim, 'kind' | 'key' | 'owner'> => ({
  kind: 'shelf-count',
  key: shelfId,
  owner: countNo,
});

/** A shelf is counted once at a time. */
export const claimShelf = ({ shelfId, shelfName }: Shelf, countNo: string, field: string): Claim => ({
  ...countOfShelf(shelfId, countNo),
  otherwise: reject('ShelfBeingCounted', { field, params: { shelf: shelfName } }),
});

export const releaseShelf = ({ shelfId, countNo }: ShelfCount): Pick<Claim, 'kind' | 'key' | 'owner'> => countOfShelf(shelfId, countNo);

/** Where the count stands once the decision is appended. */
export const answered = <More extends object = object>(
  count: LoadedCount,
  decision: Decision,
  more?: More,
): Rejection | CommandOutcome<{ countNo: string; status: NonNullable<ShelfCount['status']> } & More> => {
  if (isRejection(decision)) return decision;
  const { countNo, status } = stateAfter(countStream, count, decision);
  return { decision, answer: { countNo, status: status!, ...(more as More) } };
};
