import { wholeLife } from './life/whole-life.ts';

wholeLife('zh', {
  received: '已收货',
  inspected: '已质检',
  available: '可用',
  inReview: '出库审核中',
  outbounding: '出库中',
  picked: '已拣货',
  packed: '已打包',
  out: '已出库',
});
