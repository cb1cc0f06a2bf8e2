import { feePlatforms, lineIdOf, type FeeService, type FeeSubject } from '#contracts/fees/fee-subjects.ts';
import { servicesOf, type RateScopeKind } from '#contracts/fees/rate-scopes.ts';

/** All that a card of the kind can have a line for. */
const subjectsOf = (service: FeeService, works: readonly { repairItemId: string }[]): FeeSubject[] => {
  switch (service) {
    case 'platform':
      return feePlatforms.map((platform) => ({ service, platform }));
    case 'repair':
      return works.map(({ repairItemId }) => ({ service, repairItemId }));
    default:
      return [{ service }];
  }
};

/** What is not on the card yet. */
export const offeredSubjects = (kind: RateScopeKind, works: readonly { repairItemId: string }[], taken: readonly FeeSubject[]): FeeSubject[] => {
  const ids = new Set(taken.map(lineIdOf));
  return servicesOf[kind].flatMap((service) => subjectsOf(service, works)).filter((subject) => !ids.has(lineIdOf(subject)));
};
