import type { moving as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const moving: Translated<typeof en> = {
  scanStart: '扫描周转箱、纸箱或货架',
  startText: '容器连同其中货品一起移动；货架可整架移动。',
  containers: '此处的周转箱与纸箱',
  none: '没有周转箱或纸箱',
  scanForContainer: '扫描货品装入，或扫描货架移动',
  inContainer_other: '内装 {{count, number}} 件',
  standsOn: '位于 {{shelf}}',
  contents: '内装货品',
  takeOut: '取出',
  finish: '其他容器',
  filled: '已装入 {{container}}',
  taken: '已从 {{container}} 取出',
  moved_other: '已连同 {{count, number}} 件移至 {{shelf}}',
  fromShelf: '{{shelf}} 上的全部货品',
  scanTo: '扫描目标货架',
  shelfItems_other: '架上 {{count, number}} 件',
  shelfMoved_other: '已将 {{count, number}} 件移至 {{shelf}}',
  stays_other: '{{count, number}} 件留在 {{shelf}}：已被订单或申请锁定',
  cancel: '移动其他货品',
  refused: '未移动',
  unknown: '不是容器或货架',
  unknownTodo: '请扫描周转箱、纸箱或货架标签。',
};

export default { moving };
