import type { Rejection } from '#contracts/kernel/rejection.ts';
import type { Claim } from '#kernel/commands/decision.ts';

/** More would not be read. */
const MAX_LISTED = 12;

/** The refusal of the first, which lists the others where it can. */
export const refusalOf = ([first, ...others]: readonly Claim[]): Rejection | undefined => {
  const { otherwise, listedIn } = first ?? {};
  if (!otherwise || listedIn === undefined) return otherwise;
  const all = [first!, ...others].flatMap((claim) => claim.otherwise.params?.[listedIn] ?? []);
  const listed = all.slice(0, MAX_LISTED).join(', ') + (all.length > MAX_LISTED ? ' …' : '');
  return { ...otherwise, params: { ...otherwise.params, [listedIn]: listed } };
};
