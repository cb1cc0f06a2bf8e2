import type { Words } from '#contracts/kernel/words.ts';

/** Names that the specification gives to pages which are not there yet (R2.169); whoever builds one takes its name along into the texts of the area. */
export const pagesToCome: Readonly<Record<string, Words>> = {
  dashboard: { en: 'Dashboard', zh: '数据看板' },
  sales: { en: 'Sales orders', zh: '销售订单' },
  addresses: { en: 'Address management', zh: '地址管理' },
  selfOperated: { en: 'Self-operated data', zh: '自营数据' },
};
