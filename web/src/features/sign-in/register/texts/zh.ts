import type { register as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const register: Translated<typeof en> = {
  pages: {
    register: '开通账号',
    registerResult: '已提交申请',
  },
  title: '开通账号',
  subtitle: '面向商家，每份申请均需审核。',
  name: '姓名或公司',
  email: '邮箱',
  phone: '手机号',
  missing: {
    name: '请输入姓名',
    email: '请输入邮箱',
    phone: '请输入手机号',
    password: '请设置密码',
    smsCode: '请输入短信验证码',
    emailCode: '请输入邮箱验证码',
  },
  passwordShort: '至少 {{least}} 个字符',
  codeSent: '验证码已发送至您的手机。',
  emailCode: '邮箱验证码',
  sendEmail: '发送邮件',
  emailSent: '验证码已发送至您的邮箱。',
  submit: '提交申请',
  haveAccount: '已有账号？',
  takenTitle: '申请已提交',
  takenText: '客户经理将审核您的申请。通过后，即可用邮箱和密码登录。',
  notTakenTitle: '未收到申请',
  notTakenText: '申请未提交或未被接受，您可以随时重新申请。',
};

export default { register };
