import { defineRejections } from '../kernel/rejection.ts';

export const shipmentRejections = defineRejections({
  /** R6.35. */
  ProgrammeNotPermitted: { status: 403, en: 'The account takes no part in the fulfilment programme', zh: '该账号未开通平台代发计划' },
  ProgrammeUnavailable: {
    status: 409,
    en: 'No account of the marketplace is connected for the programme',
    zh: '尚未连接该平台的账号，无法使用代发计划',
  },
  /** `stage` is where the shipment stands with its reviewers. */
  ShipmentStageForbids: { status: 409, en: 'This is not possible at the current stage of the shipment', zh: '该货运单当前阶段不允许此操作' },
  ShipmentMovedOn: { status: 409, en: 'The shipment has changed since it was opened: look at it again', zh: '货运单已发生变化，请重新查看' },
  ShipmentUnderWay: { status: 409, en: 'Some items of the shipment are still under way', zh: '货运单中仍有货品在途' },
  ShipmentHasNoCase: { status: 409, en: 'No item of the shipment is missing', zh: '该货运单没有未收到的货品' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    fulfilment: typeof shipmentRejections;
  }
}
