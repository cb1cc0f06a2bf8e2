import type { floorQueue as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const floorQueue: Translated<typeof en> = {
  offline: '离线。扫描记录保存在本设备上。',
  waiting_other: '离线：{{count, number}} 条记录待上传',
  refused_other: '{{count, number}} 条记录上传后被拒绝',
  open: '未上传或被拒绝的记录',
  title: '本设备上的扫描记录',
  allSent: '全部记录已上传',
  refusedTitle: '被拒绝',
  refusedText: '以下记录未生效。请找到货品并处理，然后标记为已处理。',
  heldTitle: '等待网络恢复',
  heldText: '网络恢复后按此顺序上传，每条只上传一次。',
  settle: '已处理',
  retry: '重新上传',
  openItem: '打开货品',
  takeBack: '撤回',
  commands: {
    scan: '扫描',
    receive: '收货',
    undoReceipt: '撤销收货',
    inspect: '质检',
    correct: '更正质检',
    shelve: '上架',
    move: '移库',
    undoShelving: '撤销上架',
    pick: '拣货',
    undoPick: '撤销拣货',
    short: '缺货',
    undoShort: '撤销缺货',
    ship: '交接',
    return: '退货入库',
    assignOrders: '分配订单',
    unassignOrders: '撤销分配',
    assignRepairs: '分配维修',
    revertRepairs: '撤销分配',
    repairsToday: '移至今日维修',
    repairsFetched: '维修取货',
  },
};

export default { floorQueue };
