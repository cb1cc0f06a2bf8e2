import type { Words } from '../kernel/words.ts';

export const accountMessages = {
  codeSent: { en: 'If the account exists and has a phone set, a code is on its way', zh: '如果账号存在且已设置手机号，验证码已发送' },
  codeOnItsWay: { en: 'A code is on its way', zh: '验证码已发送' },
  registered: { en: 'Your registration has been received', zh: '注册申请已提交' },
  signedOut: { en: 'Signed out', zh: '已退出登录' },
} as const satisfies Record<string, Words>;
