import type { overview as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const overview: Translated<typeof english> = {
  warehouse: '仓库',
  warehouses: '仓库',
  level: '等级',
  stock: '在库',
  onShelves: '货架占用 {{share}}',
  used: '已用容量',
  inbound: '今日收货',
  inspected: '今日质检',
  shelved: '今日上架',
  outbound: '今日出库',
  pending: '待处理',
  today: '今日',
  todaySince: '自仓库当地零点（您的时间 {{since}}）起；点开的列表按您所在时区的日期',
  occupancy: '货架占用',
  waiting: '待处理',
  ageing: '库龄',
  ageingAside: '按上架天数',
  age: '{{from}}–{{to}}\u00a0天',
  ageOpen: '{{from}}\u00a0天以上',
  late: '超时',
  toReceive: '待收货',
  toCount: '待清点',
  toInspect: '待质检',
  toShelve: '待上架',
  toPick: '待拣货',
  toPack: '待打包',
  toShip: '待发出',
  toReturn: '退货',
  toRepair: '维修中',
  unclaimed: '无主件',
  emptyTitle: '仓库会显示在这里',
  emptyText: '开仓后，货架与工作情况显示在这里。',
};

export default { overview };
