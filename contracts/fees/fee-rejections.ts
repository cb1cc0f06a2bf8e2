import { defineRejections } from '../kernel/rejection.ts';

export const feeRejections = defineRejections({
  /** R5.19. */
  RuleDescriptionShort: { status: 422, en: 'A rule description needs at least five characters', zh: '规则说明至少需要五个字符' },
  TiersOutOfOrder: {
    status: 422,
    en: 'The first tier starts at item 1, and each further tier above the one before',
    zh: '第一档从第 1 件开始，其后每档的起始件数必须大于前一档',
  },
  LeastAboveMost: { status: 422, en: 'The maximum cannot be below the minimum', zh: '最高金额不能低于最低金额' },
  ChargeDoesNotFit: { status: 422, en: 'This service cannot be charged in this way', zh: '该服务不支持这种计费方式' },
  RateLineTwice: { status: 422, en: 'A card has one line for {lineId}', zh: '同一费率卡中 {lineId} 只能有一行' },
  RateServiceForeign: { status: 422, en: 'This card cannot set a rate for {lineId}', zh: '该费率卡不能设置 {lineId} 的费率' },
  RateCardBackdated: {
    status: 422,
    en: 'The earliest start is {earliest} ({timeZone}): rates never change for days that have begun',
    zh: '最早可从 {earliest} 起生效（{timeZone}）：已开始的日期不能更改费率',
  },
  RateCardTooFarAhead: { status: 422, en: 'The latest start is {latest}', zh: '最晚可从 {latest} 起生效' },
  RateCardDateTaken: {
    status: 409,
    en: 'Version {version} already starts on {date}; withdraw it first or choose another day',
    zh: '版本 {version} 已定于 {date} 起生效，请先撤回或选择其他日期',
  },
  RateCardUnchanged: {
    status: 409,
    en: 'The rates in force on {date} are the same already',
    zh: '{date} 已生效的费率与此相同',
  },
  RateCardGap: {
    status: 409,
    en: 'From {date} on, no card would set a rate for {lineId}; keep its line, at 0 if it is to be free',
    zh: '自 {date} 起将没有任何费率卡设置 {lineId} 的费率；请保留该行，免费时填 0',
  },
  RateCardInForce: {
    status: 409,
    en: 'Version {version} has been in force since {date}; publish a new version instead',
    zh: '版本 {version} 自 {date} 起已生效，请改为发布新版本',
  },
  RateVersionUnknown: { status: 404, en: 'There is no version {version} to withdraw', zh: '没有可撤回的版本 {version}' },
});

declare module '../kernel/rejection.ts' {
  interface Rejections {
    fees: typeof feeRejections;
  }
}
