import { z } from 'zod';
import { endpoint } from '../kernel/endpoint.ts';
import { pictureField } from '../files/picture-field.ts';
import { bases } from '../kernel/access/bases.ts';
import { kernelMessages } from '../kernel/messages.ts';
import { newPasswordField, passwordField, phoneField, smsCodeField } from './account-fields.ts';
import { accountMessages } from './account-messages.ts';

const query = z.strictObject({ language: z.enum(['en_us', 'zh_cn']) });

/** R7.31. */
export const changeLanguageOfStaff = endpoint({
  name: 'changeLanguageOfStaff',
  method: 'GET',
  path: '/changeLanguage',
  bases: ['warehouse'],
  access: 'signedIn',
  summary: 'Saves the language that a staff member has chosen.',
  query,
  data: z.null(),
  command: true,
  unsafeGet: true,
});

/** R7.32. */
export const changeLanguage = endpoint({
  name: 'changeLanguage',
  method: 'GET',
  path: '/sys_user/changeLanguage',
  bases: ['business', 'admin'],
  access: 'signedIn',
  summary: 'Saves the language that the user has chosen.',
  query,
  data: z.null(),
  command: true,
  unsafeGet: true,
});

export const changePicture = endpoint({
  name: 'changePicture',
  method: 'POST',
  path: '/account/picture',
  bases,
  access: 'signedIn',
  summary: 'Sets one’s own picture: an uploaded one, or none.',
  body: z.strictObject({
    headImg: pictureField,
  }),
  data: z.null(),
  command: true,
  success: kernelMessages.saved,
});

/** R7.30. The confirmation is compared in the form and never sent (R3.45). */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/changePassword',
  bases,
  access: 'signedIn',
  summary: 'Changes one’s own password and ends every session of the account.',
  body: z.strictObject({ oldPassword: passwordField, newPassword: newPasswordField }),
  data: z.null(),
  success: kernelMessages.saved,
});

export const sendPhoneCode = endpoint({
  name: 'sendPhoneCode',
  method: 'POST',
  path: '/account/phone/sms',
  bases,
  access: 'signedIn',
  summary: 'Sends a code to a new phone for sign-in codes; at most one a minute.',
  body: z.strictObject({ phone: phoneField }),
  data: z.null(),
  success: accountMessages.codeOnItsWay,
  limit: { calls: 10, seconds: 60 },
});

/** Two accounts may have one phone: whoever signs in by SMS says which account. */
export const changePhone = endpoint({
  name: 'changePhone',
  method: 'POST',
  path: '/account/phone',
  bases,
  access: 'signedIn',
  summary: 'Sets the phone for one’s own sign-in codes, with a code sent to it and the password.',
  body: z.strictObject({ phone: phoneField, smsCode: smsCodeField, password: passwordField }),
  data: z.null(),
  success: kernelMessages.saved,
});
