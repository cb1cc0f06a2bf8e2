import { defineRejections } from '../../kernel/rejection.ts';

export const requestRejections = defineRejections({
  /** `state` is a key of the order states. */
  OrderStateForbids: { status: 409, en: 'This is not possible in the current status of order {oddNo}', zh: '订单 {oddNo} 当前状态不允许此操作' },

  VersionForEach: { status: 422, en: 'Send one version for each request', zh: '每个申请对应一个版本' },
  /** What the reviewer saw is not what would be decided on. */
  PriceChangedMeanwhile: {
    status: 409,
    en: 'The price changed from {from} to {to}. Please look at {oddNo} again',
    zh: '价格已由 {from} 改为 {to}，请重新查看 {oddNo}',
  },
  LabelChangedMeanwhile: {
    status: 409,
    en: 'The label changed from {from} to {to}. Please look at {oddNo} again',
    zh: '面单已由 {from} 更换为 {to}，请重新查看 {oddNo}',
  },
  AddressChangedMeanwhile: { status: 409, en: 'The address was changed. Please look at {oddNo} again', zh: '地址已修改，请重新查看 {oddNo}' },
  ApplicationChangedMeanwhile: {
    status: 409,
    en: 'The application was changed. Please look at {oddNo} again',
    zh: '申请内容已修改，请重新查看 {oddNo}',
  },

  ItemTwice: { status: 422, en: 'Item {oneId} is listed twice', zh: '货品 {oneId} 重复' },
  ItemSold: { status: 409, en: 'Item {oneId} is sold: wait for the order to be processed', zh: '货品 {oneId} 已售出，请等待订单处理' },
  ItemDoingAnotherTask: { status: 409, en: 'Item {oneId} is doing another task', zh: '货品 {oneId} 正在执行其他任务' },
  ItemNotInStock: { status: 409, en: 'Item {oneId} is not available', zh: '货品 {oneId} 不可用' },
  ItemHasIssue: { status: 409, en: 'Item {oneId} is not qualified', zh: '货品 {oneId} 质检不合格' },
  ItemIsFake: { status: 409, en: 'Item {oneId} was found to be fake', zh: '货品 {oneId} 已鉴定为假货' },
  ItemsOfSeveralWarehouses: { status: 422, en: 'Items must be from the same warehouse', zh: '货品必须来自同一仓库' },
  /** R5.35. */
  ReshipOfSeveralUsers: {
    status: 422,
    en: 'For reshipping and transshipment, items must be from the same user',
    zh: '重新发货和转运的货品必须属于同一用户',
  },
  ItemsOfSeveralUsers: { status: 422, en: 'Items must be from the same user', zh: '货品必须属于同一用户' },

  OwnerIsNoSeller: { status: 409, en: 'Item {oneId} belongs to no seller', zh: '货品 {oneId} 不属于任何商家' },
  ItemDidNotComeBack: {
    status: 409,
    en: 'Item {oneId} did not come back: it can’t be returned for this reason',
    zh: '货品 {oneId} 并非退回货品，不适用此原因',
  },
  ItemPassedInspection: { status: 409, en: 'Item {oneId} passed its inspection', zh: '货品 {oneId} 质检合格' },

  BoxAcrossWarehouses: { status: 422, en: 'Boxes cannot be created across warehouses: {boxNo}', zh: '不能跨仓库装箱：{boxNo}' },
  BoxTwice: { status: 422, en: 'Box {boxNo} is listed twice', zh: '箱号 {boxNo} 重复' },
  BoxesLeaveItemsOut: {
    status: 422,
    en: 'Every item must be in exactly one box; check {oneId}',
    zh: '每件货品必须且只能在一个箱子中；请检查 {oneId}',
  },
  BoxesToMeasure: {
    status: 422,
    en: 'Enter size and weight of each box of the order once; check box {boxNo}',
    zh: '请为订单的每个箱子填写一次尺寸和重量；请检查箱号 {boxNo}',
  },
  BoxesNotOfThisType: { status: 422, en: 'A request of this type has no boxes to measure', zh: '此类申请没有需要测量的箱子' },
  BulkReshipTooLarge: {
    status: 422,
    en: 'A bulk reship takes at most {max} items; it has {count} {count:item|items}',
    zh: '批量转运最多 {max} 件货品；当前 {count} 件',
  },
  DueInThePast: { status: 422, en: 'Choose a time in the future', zh: '请选择将来的时间' },
  CountryUnknown: {
    status: 422,
    en: '{country} is not a known country. Enter its English name or its code, such as US',
    zh: '无法识别国家 {country}，请填写英文名称或代码，例如 US',
  },
  PhoneInvalid: { status: 422, en: 'Enter a telephone number such as +1 973 555 0100', zh: '请输入电话号码，例如 138 0013 8000' },
  PostcodeInvalid: { status: 422, en: '{zipCode} is not a postcode of this country', zh: '{zipCode} 不是该国家的有效邮编' },
  IdCardInvalid: { status: 422, en: 'A Chinese ID card number has 18 characters', zh: '身份证号码应为 18 位' },
  IdCardRequired: { status: 422, en: 'An address in China needs an ID card number', zh: '中国地址需要填写身份证号码' },

  LabelCodeTaken: { status: 409, en: 'The label {logNo} is used by another order', zh: '面单 {logNo} 已被其他订单使用' },
  LabelFileForeign: { status: 422, en: 'Please upload the label file first', zh: '请先上传面单文件' },

  ConsignmentNotActivated: { status: 403, en: 'Please contact management to activate consignment', zh: '请联系管理人员开通寄售' },
  TargetShopUnknown: { status: 422, en: 'The user to transfer to was not found', zh: '未找到接收用户' },
  TargetShopIsOwn: { status: 422, en: 'The items already belong to this user', zh: '货品已属于该用户' },

  DestinationIsOrigin: { status: 422, en: 'The items are already in {warehouse}', zh: '货品已在 {warehouse}' },

  ReviewerIsApplicant: { status: 403, en: 'You cannot review a request that you submitted or edited', zh: '申请人或修改人不能审核自己的申请' },
  OwnGoodsCashOut: { status: 422, en: 'The operator does not buy its own items', zh: '平台不回收自己的货品' },
  ReservationLost: { status: 409, en: 'Item {oneId} is no longer reserved for order {oddNo}', zh: '货品 {oneId} 已不再为订单 {oddNo} 锁定' },
  /** Another fee than the one that its seller saw; `feeCents` as a figure. */
  FeeMoved: {
    status: 409,
    en: 'The fee of {oddNo} is now {fee}. Please look at it again',
    zh: '{oddNo} 的费用现为 {fee}，请重新查看',
  },
  /** The rate card in force asks something else than the seller saw; `feeCents` as a figure. */
  CardFeeMoved: { status: 409, en: 'The fee is now {fee}. Please look at it again', zh: '费用现为 {fee}，请重新查看' },
  OfferMoved: {
    status: 409,
    en: 'The offer for {oddNo} is now {price}. Please look at it again',
    zh: '{oddNo} 的回收报价现为 {price}，请重新查看',
  },
  QuotePerItem: { status: 422, en: 'Quote each item of the order exactly once; check {oneId}', zh: '请为订单中的每件货品报价一次；请检查 {oneId}' },
  QuoteTooHigh: {
    status: 422,
    en: 'The prices of one order can total at most ${max}; split the order',
    zh: '单个订单报价总额最多 {max} 美元，请拆分订单',
  },
  QuoteOfNothing: {
    status: 422,
    en: 'A fee must be more than $0.00. Approve the request if nothing is charged',
    zh: '费用须大于 $0.00。如不收费，请直接通过该申请',
  },
  QuoteIsOneFee: { status: 422, en: 'This type of request is quoted as one fee', zh: '此类申请按一笔费用报价' },
  EditNotOfThisType: { status: 422, en: 'A request of this type has no such field', zh: '此类申请没有该字段' },
  PlatformOrderTaken: { status: 409, en: 'Platform order {platOrderNo} is already recorded', zh: '平台订单 {platOrderNo} 已登记' },
});

declare module '../../kernel/rejection.ts' {
  interface Rejections {
    request: typeof requestRejections;
  }
}
