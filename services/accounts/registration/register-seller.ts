import { registerSeller as endpoint } from '#contracts/accounts/registration/register-seller.ts';
import { userTypes, type Viewer } from '#contracts/kernel/access/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from '#kernel/clock.ts';
import type { CommandContext } from '#kernel/commands/command-context.ts';
import { type Commands, toOutcome } from '#kernel/commands/commands.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import type { Numbers } from '#kernel/numbers/numbers.ts';
import { accountStream, type LoadedAccount } from '#services/aggregates/account/account.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import { emailSubject, phoneSubject } from '../sign-in/code-subjects.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import { refusalOfCodes } from '../sign-in/entered-codes.ts';
import type { SmsCodes } from '../sign-in/sms-codes.ts';
import { requireStrongPassword } from '../sign-in/weak-password.ts';

export interface RegisterSellerParts {
  credentials: Credentials;
  smsCodes: SmsCodes;
  attempts: Attempts;
  commands: Commands;
  numbers: Pick<Numbers, 'reference'>;
  clock: Clock;
}

export interface RegisterSeller extends Pick<BodyOf<typeof endpoint>, 'name' | 'email'> {
  accountId: string;
}

/** An account under an address that its holder has proven, without a role, which lets nobody in (R6.47), and without a shop: both come with its admission. */
export const registerSeller = ({ accountId, name, email }: RegisterSeller, { account }: { account: LoadedAccount }): Decision => {
  if (account.exists) return reject('Conflict');
  const data = {
    accountId,
    login: email,
    name,
    englishName: '',
    email,
    headImg: '',
    userType: userTypes.business,
    role: '',
    warehouseIds: [],
    permissions: [],
    emailProven: true as const,
  };
  return {
    changes: [change(account, { type: 'AccountCreated', data })],
    claims: [{ kind: 'login', key: email, owner: accountId, otherwise: reject('LoginTaken', { params: { login: email } }) }],
  };
};

/**
 * Whoever holds the phone and the e-mail address may apply. A name that is taken is answered, and takes as long, like a new one: nobody learns who sells here.
 * The password is kept with the account or not at all: a login that is claimed and opens with nothing could never be registered again.
 */
export const registerSellerRoute = ({ credentials, smsCodes, attempts, commands, numbers, clock }: RegisterSellerParts) =>
  queryRoute(endpoint, async ({ body: { name, email, phone, password, smsCode, emailCode }, viewer, ip }) => {
    const weak = requireStrongPassword(password, { login: email, email, name }, 'password');
    if (weak) return weak;
    const refusal = await refusalOfCodes({ smsCodes, attempts }, ip, [
      { by: 'smsCode', subject: phoneSubject(phone), code: smsCode, otherwise: reject('WrongSmsCode', { field: 'smsCode' }) },
      { by: 'emailCode', subject: emailSubject(email), code: emailCode, otherwise: reject('WrongEmailCode', { field: 'emailCode' }) },
    ]);
    if (refusal) return refusal;

    const accountId = numbers.reference(clock.now());
    const credential = await credentials.rowOf({ accountId, login: email, password, phone });
    const result = await commands.run(asApplicant(accountId, name, viewer), async (load) =>
      toOutcome(registerSeller({ accountId, name, email }, { account: await load.one(accountStream, accountId) }), null, [credential]),
    );
    return result.kind === 'accepted' || result.rejection.rejected === 'LoginTaken' ? null : result.rejection;
  });

const asApplicant = (accountId: string, name: string, { requestId }: Viewer): CommandContext => ({
  actor: { accountId, name, terminal: 'business' },
  correlationId: requestId,
  causationId: requestId,
});
