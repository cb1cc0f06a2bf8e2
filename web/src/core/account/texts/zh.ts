import type { account as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const account: Translated<typeof en> = {
  pages: { personalCenter: '个人中心' },
  security: '登录与界面',
  you: '个人资料',
  shop: '店铺',
  uid: '店铺 UID',
  picture: '头像',
  upload: '上传头像',
  removePicture: '移除',
  settings: '设置',
  changePassword: '修改密码',
  changePasswordText: '修改后将在所有设备上退出，请用新密码重新登录。',
  oldPassword: '原密码',
  newPassword: '新密码',
  confirmpassword: '确认新密码',
  wrong: {
    missing: '请填写此项',
    short: '至少 {{least}} 个字符',
    notMatching: '两次输入的新密码不一致',
  },
  phone: '短信登录手机号',
  phoneMissing: '未设置',
  phoneText: '设置后，凭账号和手机验证码即可登录，无需密码。',
  phoneNow: '目前验证码发送至 {{phone}}。',
  phoneHint: '请在前面加 + 和国家代码',
  passwordSet: '管理员重置了您的密码',
  passwordSetText: '重置时间：{{time}}。如非您本人要求，请立即修改密码并联系平台。',
  passwordSetRead: '知道了',
  saved: '保存成功',
  changeFailed: '修改失败',
};

export default { account };
