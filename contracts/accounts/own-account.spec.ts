import { expect, it } from 'vitest';
import { changePassword } from './own-account.ts';

it('Rule: a change of password takes the old one and the new one, and no confirmation (R3.45)', () => {
  const passwords = { oldPassword: 'old', newPassword: 'long enough' };
  const takes = (body: object) => changePassword.body!.safeParse(body).success;
  expect(takes(passwords)).toBe(true);
  expect(takes({ ...passwords, confirmpassword: 'long enough' })).toBe(false);
  expect(takes({ newPassword: 'long enough' })).toBe(false);
});
