import type { home as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const home: Translated<typeof en> = {
  promotions: '活动推荐',
  read: '查看详情',
  previous: '上一张',
  next: '下一张',
  pause: '暂停轮播',
  play: '继续轮播',
  show: '第 {{number}} 张，共 {{total}} 张',
  tasks: '常用功能',
  latest: '最新公告',
  all: '全部公告',
  nothing: '暂无公告。',
  ways: {
    newForecast: '手动填写或导入表格，提交到仓预报',
    myPackages: '跟踪包裹，直到全部上架',
    inventory: '查看每件货品，申请出库、寄售或过户',
    outboundOrders: '审核中和出库中的申请',
    workplace: '待办事项与店铺概况',
    settings: '语言、配色与布局',
  },
};

export default { home };
