import type { Viewer } from '#contracts/kernel/access/viewer.ts';
import type { InventoryRow } from '#contracts/inventory/inventory-queries.ts';
import { inspectionResults, type InspectionResult } from '#contracts/item/inspection-results.ts';
import { itemStates } from '#contracts/item/item-states.ts';
import { formatOneId } from '#contracts/item/one-id.ts';
import { say } from '#contracts/kernel/words.ts';
import { unowned, unownedName } from '#contracts/reference/reference-queries.ts';
import { figures, money, texts, times } from '../kernel/files/file-columns.ts';
import type { FileColumn } from '../kernel/files/list-file.ts';
import { visibleFieldsOf } from '../shared/visible-fields.ts';

type Columns = readonly FileColumn<InventoryRow>[];

/** What the list can show the viewer, in its order: sellers no shelf, the floor no storage fee. */
export const inventoryFileColumns = (viewer: Viewer): Columns => {
  const visible = visibleFieldsOf(viewer);
  return [...ofTheItem(viewer), ...(visible.staff ? ofStaff(viewer) : []), ...ofItsStay(visible.storageFee), ...ofItsPapers, ...ofItsTimes(viewer)];
};

const ofTheItem = ({ language }: Viewer): Columns => [
  texts({ en: 'ONE ID', zh: 'ONE ID' }, ({ oneId }) => formatOneId(oneId)),
  texts({ en: 'SKU', zh: 'SKU' }, ({ sku }) => sku),
  texts({ en: 'Item', zh: '货品' }, ({ remarks }) => remarks),
  texts({ en: 'Size', zh: '尺码' }, ({ spec }) => spec),
  texts({ en: 'Brand', zh: '品牌' }, ({ brand }) => brand),
  texts({ en: 'Status', zh: '状态' }, ({ state }) => say(itemStates[state], language)),
  texts({ en: 'Inspection', zh: '质检' }, ({ checkResult }) => checkResult && say(inspectionResults[checkResult as InspectionResult], language)),
  texts({ en: 'Inspection remark', zh: '质检备注' }, ({ checkRemark }) => checkRemark),
  texts({ en: 'Warehouse', zh: '仓库' }, ({ wareName }) => wareName),
];

const ofStaff = ({ language }: Viewer): Columns => [
  texts({ en: 'Shelf', zh: '货架' }, ({ shelvesName }) => shelvesName ?? null),
  texts({ en: 'Owner', zh: '货主' }, ({ shopInfo }) => (shopInfo.id === unowned.id ? say(unownedName, language) : shopInfo.realname)),
];

const ofItsStay = (storageFee: boolean): Columns => {
  const fee: Columns = [money({ en: 'Storage fee', zh: '仓租' }, ({ wareFee }) => wareFee)];
  return [figures({ en: 'Age in days', zh: '库龄（天）' }, ({ wareDays }) => wareDays), ...(storageFee ? fee : [])];
};

const ofItsPapers: Columns = [
  money({ en: 'Cost', zh: '成本价' }, ({ costPrice }) => costPrice),
  texts({ en: 'Source', zh: '货源' }, ({ supply }) => supply),
  money({ en: 'Asking price', zh: '标价' }, ({ listPrice }) => listPrice),
  money({ en: 'Sold for', zh: '成交价' }, ({ soldPrice }) => soldPrice),
  money({ en: 'Profit', zh: '利润' }, ({ profit }) => profit),
  texts({ en: 'Platform', zh: '平台' }, ({ platform }) => platform),
  texts({ en: 'Order', zh: '订单' }, ({ oddNo }) => oddNo),
  texts({ en: 'Package', zh: '包裹' }, ({ preId }) => preId),
  texts({ en: 'Inbound tracking', zh: '入库运单号' }, ({ logNo }) => logNo),
  texts({ en: 'Outbound tracking', zh: '出库运单号' }, ({ outLogNo }) => outLogNo),
];

const ofItsTimes = ({ timeZone }: Viewer): Columns => [
  times({ en: 'Forecast', zh: '预报时间' }, timeZone, ({ gmtCreate }) => gmtCreate),
  times({ en: 'Inbound', zh: '入库时间' }, timeZone, ({ gmtIn }) => gmtIn),
  times({ en: 'Shelved', zh: '上架时间' }, timeZone, ({ gmtShelvesCreate }) => gmtShelvesCreate),
  times({ en: 'Outbound', zh: '出库时间' }, timeZone, ({ gmtOut }) => gmtOut),
  times({ en: 'Sold', zh: '售出时间' }, timeZone, ({ gmtSold }) => gmtSold),
  times({ en: 'Last change', zh: '最近变更' }, timeZone, ({ gmtModify }) => gmtModify),
];
