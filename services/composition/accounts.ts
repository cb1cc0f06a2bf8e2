import type { Pool } from 'pg';
import type { AccountsParts } from '../accounts/area.ts';
import { logEmailSender, noEmailSender } from '../accounts/registration/email-sender.ts';
import { pgAttempts } from '../accounts/sign-in/attempts.ts';
import { pgCaptchas } from '../accounts/sign-in/captchas.ts';
import { pgCredentials } from '../accounts/sign-in/credentials.ts';
import { pgSmsBudget } from '../accounts/sign-in/sms-budget.ts';
import { pgSmsCodes } from '../accounts/sign-in/sms-codes.ts';
import { logSmsSender, noSmsSender } from '../accounts/sign-in/sms-sender.ts';
import type { Config } from '../config.ts';
import { demoSignIns } from '#demo/cast/demo-sign-ins.ts';
import type { Destination } from '#kernel/outbox/destination.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import { codeDestination, throughOutbox } from '../accounts/sign-in/code-messages.ts';
import { version } from '../version.ts';

type Given = Pick<AccountsParts, 'log' | 'noticeFeed' | 'sessions' | 'tokens' | 'clock' | 'commands' | 'numbers' | 'onFailure'>;

interface SignInParts extends Given {
  pool: Pool;
  /** Signs session tokens and hides the codes that are sent. */
  secret: string;
  newCaptcha: (() => string) | undefined;
  outbox: Outbox;
}

/** Signing in and registering: secrets, what guards them, and who sends them. */
export const accountsParts = (
  { demo, demoCaptcha, captchaWorkBits, smsPerDay, versionCheckMinutes, chatSource, trackers }: Config,
  { pool, secret, newCaptcha = demoCaptcha === undefined ? undefined : () => demoCaptcha, outbox, ...given }: SignInParts,
): AccountsParts => ({
  ...given,
  version,
  versionCheckMinutes,
  credentials: pgCredentials(pool, given.clock),
  captchas: pgCaptchas(pool, given.clock, newCaptcha, captchaWorkBits),
  smsCodes: pgSmsCodes(pool, given.clock, secret),
  smsBudget: pgSmsBudget(pool, given.clock, secret, { phone: 10, address: 50, total: smsPerDay }),
  attempts: pgAttempts(pool, given.clock),
  smsSender: demo ? throughOutbox(outbox, 'sms') : noSmsSender,
  emailSender: demo ? throughOutbox(outbox, 'email') : noEmailSender,
  chatSource,
  trackers,
  demoSignIns: demo ? demoSignIns.map(({ role, login, password, name }) => ({ role, login, password, name })) : [],
});

/** Who carries codes: the demo has them said. */
export const codeDestinations = ({ demo }: Pick<Config, 'demo'>, say: (line: string) => void): Destination[] =>
  demo ? [codeDestination('sms', logSmsSender(say)), codeDestination('email', logEmailSender(say))] : [];
