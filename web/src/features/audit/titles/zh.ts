import type { Translated } from '#web/i18n/translated.ts';
import type * as en from './en.ts';

export const audit: Translated<typeof en.audit> = {
  audit: '审核中心',
  batchApproval: '批量审核',
  reviewShipWithLabel: '有面单审核',
  reviewReship: '转运审核',
  reviewCashOut: '回收审核',
  reviewTransfer: '过户审核',
  reviewWarehouseTransfer: '转仓审核',
  reviewConsignment: '寄售审核',
  reviewDetail: '审核',
};

export default { audit: { pages: audit } };
