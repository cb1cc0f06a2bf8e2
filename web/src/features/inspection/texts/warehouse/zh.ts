import type { inspection as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const inspection: Translated<typeof en> = {
  scanStart: '扫描包裹或 ONE ID',
  scanNext: '扫描下一件',
  scanOrPress: '扫码，或按数字键',
  startTitle: '质检',
  startText: '请扫描已收货货品的 ONE ID，或其所在包裹。',
  waiting: '待质检',
  photos: '照片',
  required: '必拍 {{done, number}} / {{of, number}}',
  former: '出库时的样子',
  formerInspected: '质检于',
  formerLeft: '出库于',
  formerPacked: '打包时的包裹',
  formerNoPhotos: '当时质检未拍照片。',
  more: '更多',
  result: '结果',
  allResults: '全部结果',
  remark: '备注',
  remarkHint: '需要下一位知道的情况',
  correcting: '更正',
  correctingText: '首次质检予以保留，本次将引用它并从现在起生效。',
  corrected: '已更正：{{result}}',
  undone: '质检已撤销',
  refused: '未记录',
  completed: '已质检',
  completedTodo: '如有误，请更正质检。',
  completedExpected: '待质检的已收货货品',
  correct: '更正质检',
  done: '全部质检完成',
  doneText_other: '{{parcel}} 的 {{count, number}} 件已质检。',
  toShelving: '开始上架',
  place_other: '{{name}}，{{size}}，照片 {{count, number}} 张',
};

export default { inspection };
