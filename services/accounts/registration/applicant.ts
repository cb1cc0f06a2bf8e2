import { userTypes } from '#contracts/kernel/access/viewer.ts';
import type { Account } from '#services/aggregates/account/account.ts';

/** Who registered, and was neither admitted nor disabled since. */
export const isApplicant = ({ exists, userType, role, shopId, suspended }: Account): boolean =>
  exists && userType === userTypes.business && role === '' && shopId === undefined && !suspended;

/** Whose application nobody has answered yet. */
export const awaitsAdmission = (account: Account): boolean => isApplicant(account) && account.refusal === undefined;
