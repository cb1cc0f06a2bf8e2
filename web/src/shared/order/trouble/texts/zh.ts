import type { trouble as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const trouble: Translated<typeof en> = {
  reportTitle: '报告 {{oddNo}} 异常',
  reportText: '恢复之前，仓库不再处理此单。打开此单的人都能看到原因。',
  reported: '{{oddNo}} 已暂停',
  resumed: '{{oddNo}} 已恢复',
  reasons: { label: '面单无法识别', damaged: '货品破损', address: '地址不完整' },
  walksBack_other: '{{count, number}} 件已拣货品须重新上架，上架后恢复可用。',
  refunded: '货主已支付的费用将退回。',
  cancellations: { asked: '货主要求取消', address: '地址无法派送', notFound: '未找到货品' },
  replaceTitle: '替换 {{oddNo}} 的货品',
  replaceText: '新货品将为此单锁定，原货品恢复可用；未找到的货品仍记为缺失。',
  item: '订单中的货品',
  twin: '替换为',
  twinOn: '{{oneId}}，货架 {{shelf}}',
  twinHint: '货主、商品、尺码和质检结果相同，在库最久的排在前面',
  noTwins: '没有货主、商品、尺码和质检结果都相同的可用货品。',
  twinsFailed: '可替换的货品加载失败',
  replaced: '{{oneId}} 已替换为 {{twin}}',
};

export default { trouble };
