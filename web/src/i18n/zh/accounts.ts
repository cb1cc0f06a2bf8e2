import type { accounts as en } from '../en/accounts.ts';
import type { Translated } from '../translated.ts';

export const accounts: Translated<typeof en> = {
  waiting: '待开通',
  nobodyWaits: '注册的商家在此等待开通',
  nobodyWaitsText: '在登录页申请账号的商家，经您开通后即可登录。',
  registered: '注册时间',
  admit: '开通',
  admitTitle: '为 {{name}} 开通账号？',
  admitText: '开通后，{{email}} 即可登录，并拥有自己的店铺。',
  admitted: '{{name}} 现在可以登录',
  shopId: '店铺编号',
  uid: '店铺 UID',
};
