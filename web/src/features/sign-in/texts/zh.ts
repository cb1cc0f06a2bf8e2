import type { signIn as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const signIn: Translated<typeof en> = {
  pages: { signIn: '登录' },
  title: '登录',
  subtitle: '商家、仓库人员与管理员使用同一入口。',
  account: '账号',
  accountMissing: '请输入账号',
  password: '密码',
  passwordMissing: '请输入密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  forgot: '忘记密码？',
  code: '验证码',
  codeMissing: '请输入图中的验证码',
  newCode: '换一张',
  codePicture: '验证码图片',
  remember: '记住账号',
  submit: '登录',
  newSeller: '新商家？',
  openAccount: '开通账号',
  withSms: '短信验证码登录',
  withPassword: '密码登录',
  smsCode: '短信验证码',
  smsMissing: '请输入短信验证码',
  sendSms: '发送验证码',
  sendAgain: '{{seconds}} 秒后重发',
  smsSent: '如果账号存在且已设置手机号，验证码已发送。',
  claim1: '一件一码。',
  claim2: '从预报到出库，一线到底。',
  claimText: '球鞋与商品的仓储、寄售与多平台刊登。',
  shelved: '可用 · 在架 34 天',
  terms: '服务条款',
  privacy: '隐私政策',
  demo: '演示环境，登录身份：',
};

export default { signIn };
