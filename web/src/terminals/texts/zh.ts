import type { terminals as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const terminals: Translated<typeof en> = {
  pages: {
    warehouse: '仓库',
    business: '商家',
    admin: '管理端',
    shopUser: '店铺',
    orderManagement: '订单管理',
    selfOperatedWarehouse: '自营仓库',
    warehouseManagement: '仓库管理',
    taskManagement: '任务管理',
  },
};

export default { terminals };
