import { registerSeller as endpoint } from '#contracts/accounts/registration/register-seller.ts';
import { userTypes, type Viewer } from '#contracts/accounts/viewer.ts';
import type { BodyOf } from '#contracts/kernel/endpoint.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CommandContext, Commands } from '../../kernel/commands/commands.ts';
import { decided } from '../../kernel/commands/commands.ts';
import type { Decision } from '../../kernel/commands/decision.ts';
import { change } from '../../kernel/commands/stream-type.ts';
import type { Numbers } from '../../kernel/numbers.ts';
import { accountStream, type Account } from '../../streams/account.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import type { SmsCodes } from '../sign-in/sms-codes.ts';
import { phoneSubject } from './phone-subject.ts';

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

/** An account without a role, which lets nobody in (R6.47), and without a shop: both come with its admission. */
export const registerSeller = ({ accountId, name, email }: RegisterSeller, account: Account): Decision => {
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
  };
  return {
    changes: [change(accountStream, accountId, { type: 'AccountCreated', data })],
    claims: [{ kind: 'login', key: email, owner: accountId, otherwise: reject('LoginTaken', { params: { login: email } }) }],
  };
};

/**
 * Whoever holds the phone may apply. A name that is taken is answered, and takes as long, like a new one: nobody learns who sells here.
 * The password is kept with the account or not at all: a login that is claimed and opens with nothing could never be registered again.
 */
export const registerSellerRoute = ({ credentials, smsCodes, attempts, commands, numbers, clock }: RegisterSellerParts) =>
  queryRoute(endpoint, async ({ body: { name, email, phone, password, smsCode }, viewer }) => {
    const subject = phoneSubject(phone);
    const locked = await attempts.begin(subject);
    if (locked) return locked;
    if (!(await smsCodes.redeem(subject, smsCode))) return reject('WrongSmsCode', { field: 'smsCode' });
    await attempts.succeeded(subject);

    const accountId = numbers.reference(clock.now());
    const credential = await credentials.rowOf({ accountId, login: email, password, phone });
    const result = await commands.run(asApplicant(accountId, name, viewer), async (load) =>
      decided(registerSeller({ accountId, name, email }, await load.one(accountStream, accountId)), null, [credential]),
    );
    return result.kind === 'accepted' || result.rejection.rejected === 'LoginTaken' ? null : result.rejection;
  });

const asApplicant = (accountId: string, name: string, { requestId }: Viewer): CommandContext => ({
  actor: { accountId, name, terminal: 'business' },
  correlationId: requestId,
  causationId: requestId,
});
