import { z } from 'zod';
import { bases, endpoint } from '../../kernel/endpoint.ts';
import { loginField, passwordField, smsCodeField } from '../account-fields.ts';

const fields = z.strictObject({
  account: loginField.optional(),
  /** Another name of `account` (R2.02). */
  username: loginField.optional(),
  password: passwordField.optional(),
  captchaId: z.uuid().optional(),
  captcha: z.string().trim().min(1).max(10).optional(),
  smsCode: smsCodeField.optional(),
});
type Fields = z.output<typeof fields>;

/** Either a password with a captcha, or a code sent to the account's phone. */
export type Proof = { by: 'password'; password: string; captchaId: string; captcha: string } | { by: 'smsCode'; smsCode: string };

const requirePresent = (context: z.RefinementCtx, name: keyof Fields) =>
  context.addIssue({ code: 'custom', path: [name], message: 'required', input: undefined });

const body = fields.transform(({ account = '', username = account, password, captchaId, captcha, smsCode }, context) => {
  if (username === '') requirePresent(context, 'account');
  let proof: Proof | undefined;
  if (smsCode !== undefined) proof = { by: 'smsCode', smsCode };
  else if (password && captchaId && captcha) proof = { by: 'password', password, captchaId, captcha };
  else for (const [name, value] of Object.entries({ password, captchaId, captcha })) if (!value) requirePresent(context, name as keyof Fields);
  return proof && username !== '' ? { login: username, proof } : z.NEVER;
});

/** R7.35: the token holds for seven days, unless the session ends earlier. */
export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/login',
  bases,
  access: 'public',
  summary: 'Signs in with a password and a captcha, or with an SMS code.',
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
