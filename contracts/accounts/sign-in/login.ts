import { z } from 'zod';
import { bases } from '#contracts/kernel/access/bases.ts';
import { endpoint } from '#contracts/kernel/endpoint.ts';
import { captchaFields } from './captcha.ts';
import { loginField, passwordField, smsCodeField } from '../account-fields.ts';
import { accountMessages } from '../account-messages.ts';

/** R7.36: what it answers does not tell whether the account exists. */
export const sendSmsCode = endpoint({
  name: 'sendSmsCode',
  method: 'POST',
  path: '/account/sms',
  bases,
  access: 'public',
  summary: 'Sends a sign-in code to the phone of the account, if there is one; at most one a minute.',
  body: z.strictObject({ account: loginField, ...captchaFields }),
  data: z.null(),
  success: accountMessages.codeSent,
  limit: { calls: 10, seconds: 60 },
});

const fields = z.strictObject({
  account: loginField.optional(),
  /** Another name of `account` (R2.02). */
  username: loginField.optional(),
  password: passwordField.optional(),
  captchaId: captchaFields.captchaId.optional(),
  captcha: captchaFields.captcha.optional(),
  captchaWork: captchaFields.captchaWork,
  smsCode: smsCodeField.optional(),
});
type Fields = z.output<typeof fields>;

/** Either a password, or a code sent to the account's phone. */
export type Proof = { by: 'password'; password: string } | { by: 'smsCode'; smsCode: string };

/** That a person signs in, and no machine: asked for both ways alike. */
export interface CaptchaAnswer {
  captchaId: string;
  captcha: string;
  captchaWork?: string;
}

const requirePresent = (context: z.RefinementCtx, name: keyof Fields) =>
  context.addIssue({ code: 'custom', path: [name], message: 'required', input: undefined });

const body = fields.transform(({ account = '', username = account, password, captchaId, captcha, captchaWork, smsCode }, context) => {
  if (username === '') requirePresent(context, 'account');
  let proof: Proof | undefined;
  if (smsCode !== undefined) proof = { by: 'smsCode', smsCode };
  else if (password) proof = { by: 'password', password };
  else requirePresent(context, 'password');
  for (const [name, value] of Object.entries({ captchaId, captcha })) if (!value) requirePresent(context, name as keyof Fields);
  return proof && username !== '' && captchaId && captcha ? { login: username, proof, answer: { captchaId, captcha, captchaWork } } : z.NEVER;
});

/** R7.35: the token holds for seven days, unless the session ends earlier. */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/login',
  bases,
  access: 'public',
  summary: 'Signs in with a password or an SMS code, and a captcha either way.',
  body,
  data: z.object({
    token: z.string(),
    roles: z.array(z.string()),
    name: z.string(),
    avatar: z.string(),
    userType: z.number().int(),
  }),
  limit: { calls: 60, seconds: 60 },
});
