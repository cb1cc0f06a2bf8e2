import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import { packageStatuses } from '#contracts/forecast/package-events.ts';
import type { PackageRow } from '#contracts/forecast/package-queries.ts';
import { shippingTypes } from '#contracts/forecast/shipping-types.ts';
import { say } from '#contracts/kernel/words.ts';
import { figures, money, texts, times } from '../kernel/files/file-columns.ts';
import type { FileColumn } from '../kernel/files/list-file.ts';

const signatures = { required: { en: 'required', zh: '需要' }, none: { en: 'not required', zh: '不需要' } };

type Columns = readonly FileColumn<PackageRow>[];

/** What the seller's list can show, in its order, and the count of each package. */
export const packageFileColumns = ({ language, timeZone }: Viewer): Columns => [
  texts({ en: 'Package', zh: '包裹' }, ({ preId }) => preId),
  texts({ en: 'Status', zh: '状态' }, ({ status }) => say(packageStatuses[status], language)),
  texts({ en: 'Tracking number', zh: '运单号' }, ({ logNo }) => logNo),
  texts({ en: 'Warehouse', zh: '仓库' }, ({ wareName }) => wareName),
  figures({ en: 'Expected', zh: '预报数量' }, ({ quantity }) => quantity),
  figures({ en: 'Received', zh: '实收数量' }, ({ received }) => received),
  figures({ en: 'Short', zh: '短少' }, ({ short }) => short),
  figures({ en: 'Over', zh: '多货' }, ({ over }) => over),
  figures({ en: 'Damaged', zh: '破损' }, ({ damaged }) => damaged),
  texts({ en: 'Shipping type', zh: '运输方式' }, ({ shippingType }) => shippingType && say(shippingTypes[shippingType], language)),
  texts({ en: 'Reference', zh: '参考号' }, ({ reference }) => reference),
  texts({ en: 'Forecast batch', zh: '预报批次' }, ({ forecastBatch }) => forecastBatch),
  texts({ en: 'Weight (kg)', zh: '重量（千克）' }, ({ weightGrams }) => (weightGrams === null ? null : String(weightGrams / 1_000))),
  texts({ en: 'Dimensions', zh: '尺寸' }, ({ dimensions }) => dimensions),
  money({ en: 'Insured for', zh: '保价金额' }, ({ insurance }) => insurance),
  texts({ en: 'Signature', zh: '签收' }, ({ signature }) => say(signature ? signatures.required : signatures.none, language)),
  texts({ en: 'Remark', zh: '备注' }, ({ remark }) => remark),
  times({ en: 'Forecast', zh: '预报时间' }, timeZone, ({ gmtCreate }) => gmtCreate),
  times({ en: 'Arrived', zh: '到货时间' }, timeZone, ({ gmtArrived }) => gmtArrived),
  times({ en: 'Counted', zh: '清点时间' }, timeZone, ({ gmtCounted }) => gmtCounted),
  times({ en: 'Expires', zh: '到期时间' }, timeZone, ({ gmtExpires }) => gmtExpires),
];
