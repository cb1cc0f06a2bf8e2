import type { catalogue as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const catalogue: Translated<typeof english> = {
  name: '名称',
  actions: '操作',
  brand: '品牌',
  brandSearch: '品牌',
  brandCount_other: '{{count, number}} 个品牌',
  skus: 'SKU 数',
  addBrand: '新增品牌',
  editBrand: '修改品牌 {{name}}',
  renameText_other: '该品牌下的 {{count, number}} 个 SKU 将同步改名，已有货品保留原品牌名。',
  removeBrand: '删除 {{name}}',
  removeBrandText: '删除后，SKU 不能再选择品牌 {{name}}。',
  brandAdded: '品牌 {{name}} 已新增',
  brandSaved: '品牌 {{name}} 已保存',
  brandRemoved: '品牌 {{name}} 已删除',
  noBrandsTitle: '暂无品牌',
  noBrandsText: '新增 SKU 时从这里选择品牌。',
  address: '地址',
  optional: '选填',
  retailerSearch: '名称或地址',
  retailerCount_other: '{{count, number}} 家零售商',
  addRetailer: '新增零售商',
  editRetailer: '编辑 {{name}}',
  removeRetailer: '删除 {{name}}',
  removeRetailerText: '将从列表中删除零售商 {{name}}。',
  retailerSaved: '零售商 {{name}} 已保存',
  retailerRemoved: '零售商 {{name}} 已删除',
  noRetailersTitle: '暂无零售商',
  noRetailersText: '采购货品的零售商及其地址会显示在这里。',
};

export default { catalogue };
