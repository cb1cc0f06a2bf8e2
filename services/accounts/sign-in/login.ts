import { signInToDemo } from '#contracts/accounts/sign-in/demo-sign-ins.ts';
import { login, type CaptchaAnswer, type Proof } from '#contracts/accounts/sign-in/login.ts';
import { isRejection, reject, type Rejection } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import type { EventLog } from '#kernel/commands/event-log.ts';
import type { Sessions } from '#kernel/sessions/sessions.ts';
import type { Tokens } from '#kernel/sessions/tokens.ts';
import { accountStream, type Account } from '#services/aggregates/account/account.ts';
import { isApplicant } from '../registration/applicant.ts';
import { stateOf } from '#kernel/commands/state-of.ts';
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
  queryRoute(login, async ({ body, ip }) => {
    const account = await signedIn({ ...body, address: ip }, parts);
    return isRejection(account) ? account : openSession(account, parts);
  });

const openSession = async (account: Account, { sessions, tokens }: Pick<LoginParts, 'sessions' | 'tokens'>) => {
  const session = await sessions.open(account.accountId, account.suspensions);
  const { role, name, headImg, userType } = account;
  return { token: tokens.of(session), roles: [role], name, avatar: headImg, userType };
};

/** In demo mode, as one of these accounts, whose passwords everybody knows. Outside of it there is no such call, whoever they are. */
export const signInToDemoRoute = (logins: readonly string[], parts: Pick<LoginParts, 'log' | 'credentials' | 'sessions' | 'tokens'>) =>
  queryRoute(signInToDemo, async ({ body }) => {
    const credential = logins.includes(body.account) ? await parts.credentials.ofLogin(body.account) : undefined;
    if (!credential) return reject('NotFound', { field: 'account' });
    const account = admitted(await stateOf(parts.log, accountStream, credential.accountId));
    return isRejection(account) ? account : openSession(account, parts);
  });

interface SignIn {
  login: string;
  proof: Proof;
  answer: CaptchaAnswer;
  address: string;
}

/** What the account is, beyond its secret, is told only to those who know the secret. */
const signedIn = async ({ login, proof, answer, address }: SignIn, parts: LoginParts): Promise<Account | Rejection> => {
  if (!(await parts.captchas.redeem(answer))) return reject('WrongCaptcha', { field: 'captcha' });
  const guess = { by: proof.by, login, address };
  const locked = await parts.attempts.begin(guess);
  if (locked) return locked;

  const credential = await parts.credentials.ofLogin(login);
  if (!(await isProven(credential, proof, parts.smsCodes))) return reject('WrongCredentials');
  await parts.attempts.succeeded(guess);

  return admitted(await stateOf(parts.log, accountStream, credential!.accountId));
};

const admitted = (account: Account): Account | Rejection => {
  if (account.suspended) return reject('Suspended');
  if (isApplicant(account))
    return account.refusal === undefined ? reject('AwaitsAdmission') : reject('ApplicationRefused', { params: { reason: account.refusal } });
  return account.role === '' ? reject('NoPermission') : account;
};

/** Has no code and is looked for all the same: neither words nor time of an answer shall tell which accounts exist. */
const nobody = '';

const isProven = async (credential: Credential | undefined, proof: Proof, smsCodes: SmsCodes): Promise<boolean> => {
  if (proof.by === 'smsCode') return smsCodes.redeem(credential?.accountId ?? nobody, proof.smsCode);
  return credential ? passwordMatches(credential.passwordHash, proof.password) : passwordOfNobody(proof.password);
};
