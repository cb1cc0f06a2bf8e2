import type { warehouseHome as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const warehouseHome: Translated<typeof english> = {
  waiting: '今日待办',
  today: '今日收货 {{received, number}}\u00a0件，出库 {{shipped, number}}\u00a0件',
  toReceive: '待收货',
  toCount: '待清点',
  toInspect: '待质检',
  toShelve: '待上架',
  toPick: '待拣货',
  toPack: '待打包',
  toShip: '待发出',
  toReturn: '退货',
  toRepair: '维修',
  toCountShelves: '盘点',
  late: '超时 {{count, number}}\u00a0单',
};

export default { warehouseHome };
