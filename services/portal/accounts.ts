import type { Pool } from 'pg';
import type { AccountsParts } from '../accounts/routes.ts';
import { pgAttempts } from '../accounts/sign-in/attempts.ts';
import { pgCaptchas } from '../accounts/sign-in/captchas.ts';
import { pgCredentials } from '../accounts/sign-in/credentials.ts';
import { pgSmsCodes } from '../accounts/sign-in/sms-codes.ts';
import { logSmsSender, noSmsSender } from '../accounts/sign-in/sms-sender.ts';
import type { Config } from '../config.ts';
import { version } from '../version.ts';

type Given = Pick<AccountsParts, 'log' | 'noticeFeed' | 'sessions' | 'tokens' | 'clock' | 'commands' | 'numbers' | 'onFailure'>;

interface SignInParts extends Given {
  pool: Pool;
  /** Signs session tokens and hides SMS codes. */
  secret: string;
  newCaptcha: (() => string) | undefined;
  /** Where SMS codes of the demo go. */
  say: (line: string) => void;
}

/** Signing in and registering: secrets, what guards them, and who sends them. */
export const accountsParts = (
  { demo, demoCaptcha, versionCheckMinutes, chatSource }: Config,
  { pool, secret, newCaptcha = demoCaptcha === undefined ? undefined : () => demoCaptcha, say, ...given }: SignInParts,
): AccountsParts => ({
  ...given,
  version,
  versionCheckMinutes,
  credentials: pgCredentials(pool, given.clock),
  captchas: pgCaptchas(pool, given.clock, newCaptcha),
  smsCodes: pgSmsCodes(pool, given.clock, secret),
  attempts: pgAttempts(pool, given.clock),
  smsSender: demo ? logSmsSender(say) : noSmsSender,
  chatSource,
});
