import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const sourcing: Translated<typeof en.sourcing> = {
  text: '货品在短视频商店的预计收益：以其他平台卖价的中间值为基准，扣除各项费用与成本。',
  search: 'SKU、品牌或名称',
  markup: '加价',
  creator: '达人佣金',
  shipping: '运费',
  minMargin: '最低利润率',
  minSold: '最低销量',
  nothing: '没有符合条件的货品',
  nothingText: '请降低利润率或销量要求，或更换搜索内容。',
  more: '还有更多符合条件的货品：请缩小搜索范围或提高利润率。',
  size: '尺码',
  inStock_other: '库存 {{count, number}}',
  price: '售价',
  commission: '平台佣金',
  creatorCut: '达人',
  cost: '成本',
  costOfStock: '您的均价',
  profit: '利润',
  margin: '利润率',
  sold_other: '30 天售出 {{count, number}} 件',
  profitOf: '各尺码利润：{{name}}',
  add: '添加为商店商品',
  addOf: '添加为商店商品：{{name}}',
  added: '已生成草稿 {{number}}，由管理员添加图片并提交审核。',
  isAdded: '商店商品 {{number}}',
};

export default { sourcing };
