import { login, type Proof } from '#contracts/accounts/sign-in/login.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '../../kernel/commands/event-log.ts';
import type { Sessions } from '../../kernel/sessions/sessions.ts';
import type { Tokens } from '../../kernel/sessions/tokens.ts';
import { accountStream, type Account } from '../../streams/account.ts';
import { awaitsAdmission } from '../registration/admit-seller.ts';
import { stateOf } from '../../kernel/commands/state-of.ts';
import type { Attempts } from './attempts.ts';
import type { Captchas } from './captchas.ts';
import type { Credential, Credentials } from './credentials.ts';
import { passwordMatches, passwordOfNobody } from './passwords.ts';
import type { SmsCodes } from './sms-codes.ts';

export interface LoginParts {
  log: EventLog;
  sessions: Sessions;
  tokens: Tokens;
  credentials: Credentials;
  captchas: Captchas;
  smsCodes: SmsCodes;
  attempts: Attempts;
}

export const loginRoute = (parts: LoginParts) =>
  queryRoute(login, async ({ body }) => {
    const account = await signedIn(body, parts);
    if (isRejection(account)) return account;
    const session = await parts.sessions.open(account.accountId, account.suspensions);
    const { role, name, headImg, userType } = account;
    return { token: parts.tokens.of(session), roles: [role], name, avatar: headImg, userType };
  });

/** What the account is, beyond its secret, is told only to those who know the secret. */
const signedIn = async ({ login, proof }: { login: string; proof: Proof }, parts: LoginParts): Promise<Account | Rejection> => {
  if (proof.by === 'password' && !(await parts.captchas.redeem(proof.captchaId, proof.captcha))) return reject('WrongCaptcha', { field: 'captcha' });
  const locked = await parts.attempts.begin(login);
  if (locked) return locked;

  const credential = await parts.credentials.ofLogin(login);
  if (!(await isProven(credential, proof, parts.smsCodes))) return reject('WrongCredentials');
  await parts.attempts.succeeded(login);

  const account = await stateOf(parts.log, accountStream, credential!.accountId);
  if (account.suspended) return reject('Suspended');
  if (awaitsAdmission(account)) return reject('AwaitsAdmission');
  return account.role === '' ? reject('NoPermission') : account;
};

/** Has no code and is looked for all the same: neither words nor time of an answer shall tell which accounts exist. */
const nobody = '';

const isProven = async (credential: Credential | undefined, proof: Proof, smsCodes: SmsCodes): Promise<boolean> => {
  if (proof.by === 'smsCode') return smsCodes.redeem(credential?.accountId ?? nobody, proof.smsCode);
  return credential ? passwordMatches(credential.passwordHash, proof.password) : passwordOfNobody(proof.password);
};
