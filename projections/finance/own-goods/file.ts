import { exportOwnGoods, type OwnGoodsRow } from '#contracts/finance/self-operated.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { money, texts } from '../../kernel/files/file-columns.ts';
import type { FileColumn, ListFiles } from '../../kernel/files/list-file.ts';
import { ownGoodsKey, ownGoodsShown, ownGoodsSorts, toOwnGoods } from './queries.ts';

/** The list as a file: all its rows, under its filters. */
export const ownGoodsFileRoute = (file: ListFiles, today: () => string) =>
  queryRoute(exportOwnGoods, ({ viewer, body: filter }) =>
    file({
      name: 'self-operated',
      viewer,
      format: filter.format,
      found: (moment) => ownGoodsShown(moment, filter, today()),
      sort: ownGoodsSorts[filter.sort],
      key: ownGoodsKey,
      order: filter.order,
      rowOf: toOwnGoods,
      columns,
    }),
  );

const columns: readonly FileColumn<OwnGoodsRow>[] = [
  texts({ en: 'ONE ID', zh: 'ONE ID' }, ({ oneId }) => oneId),
  texts({ en: 'SKU', zh: 'SKU' }, ({ sku }) => sku),
  texts({ en: 'Name', zh: '商品名称' }, ({ name }) => name),
  texts({ en: 'Size', zh: '尺码' }, ({ size }) => size),
  texts({ en: 'In stock since', zh: '入库日期' }, ({ dayIn }) => dayIn),
  texts({ en: 'Out on', zh: '出库日期' }, ({ dayOut }) => dayOut),
  money({ en: 'Cost', zh: '成本' }, ({ costCents }) => costCents),
  money({ en: 'Repairs', zh: '维修费' }, ({ repairCents }) => repairCents),
  money({ en: 'Labels', zh: '面单费' }, ({ labelCents }) => labelCents),
  money({ en: 'Sale', zh: '售价' }, ({ saleCents }) => saleCents),
  money({ en: 'Kept by the platform', zh: '平台扣费' }, ({ feeCents }) => feeCents),
  money({ en: 'Profit', zh: '利润' }, ({ profitCents }) => profitCents),
];
