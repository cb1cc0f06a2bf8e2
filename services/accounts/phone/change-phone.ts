import { changePhone } from '#contracts/accounts/own-account.ts';
import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { toOutcome, type Commands } from '#kernel/commands/commands.ts';
import { contextOf } from '#kernel/commands/context-of.ts';
import { accept, type Decision } from '#kernel/commands/decision.ts';
import { change } from '#kernel/commands/loaded.ts';
import { accountStream, type LoadedAccount } from '#services/aggregates/account/account.ts';
import { requireNotErased } from '../access-policies.ts';
import type { Attempts } from '../sign-in/attempts.ts';
import { newPhoneSubject } from '../sign-in/code-subjects.ts';
import type { Credentials } from '../sign-in/credentials.ts';
import { refusalOfCodes } from '../sign-in/entered-codes.ts';
import { passwordMatches } from '../sign-in/passwords.ts';
import type { SmsCodes } from '../sign-in/sms-codes.ts';

export interface ChangePhoneParts {
  commands: Commands;
  credentials: Credentials;
  smsCodes: SmsCodes;
  attempts: Attempts;
}

/** The log says that it was set and from where, never which. */
const phoneSet = ({ from }: { from: string }, { account }: { account: LoadedAccount }): Decision =>
  requireNotErased(account) ?? accept(change(account, { type: 'PhoneSet', data: { accountId: account.accountId, from } }));

/** Whoever sits down at an open session would sign in by SMS from then on: so the password is asked for, before the code, which a wrong one does not cost. */
export const changePhoneRoute = ({ commands, credentials, smsCodes, attempts }: ChangePhoneParts) =>
  queryRoute(changePhone, async ({ body: { phone, smsCode, password }, viewer, ip }) => {
    const { accountId } = viewer;
    const credential = await credentials.ofAccount(accountId);
    if (!credential) return reject('Unauthorized');

    const guess = { by: 'password' as const, login: credential.login, address: ip };
    const locked = await attempts.begin(guess);
    if (locked) return { ...locked, field: 'password' };
    if (!(await passwordMatches(credential.passwordHash, password))) return reject('PasswordWrong', { field: 'password' });
    await attempts.succeeded(guess);

    const refusal = await refusalOfCodes({ smsCodes, attempts }, ip, [
      { by: 'smsCode', subject: newPhoneSubject(accountId, phone), code: smsCode, otherwise: reject('WrongSmsCode', { field: 'smsCode' }) },
    ]);
    if (refusal) return refusal;

    const result = await commands.run(contextOf(viewer), async (load) =>
      toOutcome(phoneSet({ from: ip }, { account: await load.one(accountStream, accountId) }), null, credentials.rowsOfPhone({ accountId, phone })),
    );
    return result.kind === 'rejected' ? result.rejection : null;
  });
