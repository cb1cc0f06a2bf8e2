import { defineRejections } from '../kernel/rejection.ts';

export const channelRejections = defineRejections({
  ChannelAccountUnknown: { status: 404, en: 'The account with the platform was not found', zh: '未找到该平台账号' },
  ChannelAccountForbids: { status: 409, en: 'This is not possible in the current status of the account', zh: '账号当前状态不允许此操作' },
  ChannelAccountThere: { status: 409, en: 'The platform has an account already: give it new secrets instead', zh: '该平台已有账号，请改为更新密钥' },
  ChannelSecretMissing: { status: 422, en: 'This platform also asks for: {fields}', zh: '该平台还需要：{fields}' },
  ChannelNotBuilt: { status: 422, en: 'This platform needs no account', zh: '该平台无需账号' },
  ConsentUnknown: {
    status: 409,
    en: 'This authorisation was not asked for here, is too old or was used already: ask for it again',
    zh: '该授权不是由此处发起、已过期或已使用，请重新发起',
  },
  ConsentRefused: { status: 422, en: 'The platform did not confirm the authorisation: ask for it again', zh: '平台未确认该授权，请重新发起' },
  ConsentNotAsked: { status: 422, en: 'This platform asks for no authorisation', zh: '该平台无需授权' },
  ChannelHaltedAlready: { status: 409, en: 'It is held back already', zh: '已经暂停' },
  ChannelNotHalted: { status: 409, en: 'It is not held back', zh: '当前未暂停' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    channels: typeof channelRejections;
  }
}
