import type { Translated } from '#web/i18n/translated.ts';
import type { channels as en } from './en.ts';

export const channels: Translated<typeof en> = {
  platform: '平台',
  servicesIntro: '您的货品可以在哪里销售，以及店铺已获得哪些授权。',
  authorised: '已授权',
  notAuthorised: '未授权',
  askUs: '请联系我们为您的店铺开通多平台刊登。',
  stateOf: { open: '开放', paused: '暂停中', none: '尚未开通' },
  price: '定价',
  stepOf: '以 {{step}} 为单位，最低 {{least}}',
  sale: '售出后得知',
  saleWithin: '{{count}} 秒内',
  saleAtOnce: '立即',
  cancelWindow: '买家可取消',
  cancelWithin: '付款后 {{count}} 分钟内',
  toListings: '我的刊登',
};

export default { channels };
