import { defineRejections } from '#contracts/kernel/rejection.ts';

/**
 * None of these is 401: the browser signs out on that code (R8.04), and nobody is signed in yet. A suspended account answers 423, which is
 * neither that nor the 403 of R8.05, so that the browser can show its dialog (R4.66).
 */
export const signInRejections = defineRejections({
  WrongCaptcha: { status: 422, en: 'The verification code is wrong or has expired', zh: '验证码错误或已过期' },
  WrongCredentials: { status: 422, en: 'The account, password or code is wrong', zh: '账号、密码或验证码错误' },
  LockedOut: {
    status: 429,
    en: 'Too many failed attempts; please try again in {minutes} {minutes:minute|minutes}',
    zh: '失败次数过多，请在 {minutes} 分钟后重试',
  },
  Suspended: {
    status: 423,
    en: 'This account has been disabled. Please contact support.',
    zh: '该账号已被停用，请联系客服。',
  },
  NoPermission: { status: 403, en: 'user has no permission', zh: '用户没有权限' },
  RolesMissing: { status: 403, en: 'roles must be a non-null array', zh: '角色不能为空' },
  UserInfoFailed: { status: 503, en: 'request for user info failed, please retry', zh: '获取用户信息失败，请重试' },
  TooManyCodes: {
    status: 429,
    en: 'Too many codes were sent today. Please try again tomorrow, or sign in with your password.',
    zh: '今天发送的验证码过多，请明天再试，或使用密码登录。',
  },
  WrongSmsCode: { status: 422, en: 'The SMS code is wrong or has expired', zh: '短信验证码错误或已过期' },
  WrongEmailCode: { status: 422, en: 'The code from the e-mail is wrong or has expired', zh: '邮箱验证码错误或已过期' },
  AwaitsAdmission: {
    status: 422,
    en: 'Your registration has not been approved yet. Please contact your account manager.',
    zh: '您的注册申请尚未通过，请联系客户经理。',
  },
  ApplicationRefused: { status: 422, en: 'Your application was not accepted: {reason}', zh: '您的注册申请未通过：{reason}' },
  OldPasswordWrong: { status: 422, en: 'The old password is wrong', zh: '原密码错误' },
  PasswordWrong: { status: 422, en: 'The password is wrong', zh: '密码错误' },
  PasswordCommon: {
    status: 422,
    en: 'This password is easy to guess. Please choose a less common one.',
    zh: '该密码过于常见，容易被猜到，请换一个。',
  },
  PasswordOfPerson: {
    status: 422,
    en: 'This password contains the name or e-mail address. Please choose another.',
    zh: '密码中包含姓名、账号或邮箱，请换一个。',
  },
  PasswordUnchanged: { status: 422, en: 'The new password must differ from the old one', zh: '新密码不能与原密码相同' },
});

declare module '#contracts/kernel/rejection.ts' {
  interface Rejections {
    signIn: typeof signInRejections;
  }
}
