import type { AnnouncementKind } from '#contracts/announcements/announcement-states.ts';
import type { Portal } from '#contracts/announcements/portals.ts';
import { bannerUrl, type BannerName } from '../art/banners/banners.ts';

interface Text {
  title: string;
  text: string;
}

/** An announcement of the demo world, and what becomes of it. */
export interface PlannedAnnouncement {
  kind: AnnouncementKind;
  portals: Portal[];
  picture?: BannerName;
  en: Text;
  zh: Text;
  /** Days before the world's end. */
  writtenAgo: number;
  outcome: 'published' | 'withdrawn' | 'scheduled' | 'draft';
}

const unwritten: Text = { title: '', text: '' };

export const pictureOf = ({ picture }: PlannedAnnouncement): string => (picture ? bannerUrl(picture) : '');

/** Oldest first. */
export const plannedAnnouncements: readonly PlannedAnnouncement[] = [
  {
    kind: 'news',
    portals: ['business'],
    writtenAgo: 74,
    outcome: 'published',
    en: {
      title: 'Inspection photos in full size',
      text:
        'Every photo that our inspectors take now opens in full size from the timeline of the item.\n\n' +
        'Open an item in your inventory, go to the step of its inspection and press a photo. With the arrow keys you walk on to the next one. ' +
        'Videos play in place.',
    },
    zh: {
      title: '质检照片支持查看原图',
      text:
        '质检员拍摄的每张照片，现在都可以在货品时间线里打开原图。\n\n' +
        '在库存中打开货品，找到质检步骤，点击照片即可。用方向键可以查看下一张，视频会直接播放。',
    },
  },
  {
    kind: 'news',
    portals: ['business', 'warehouse', 'admin'],
    writtenAgo: 33,
    outcome: 'published',
    en: {
      title: 'ONE ID labels that survive the rain',
      text:
        'Since this week the labels of all three warehouses are printed on a water-resistant film. The code stays readable when a carton gets wet on its ' +
        'way to the buyer.\n\nNothing changes for you: items that are on a shelf keep the label that they have.',
    },
    zh: {
      title: 'ONE ID 标签升级为防水材质',
      text: '从本周起，三个仓库的标签均改用防水薄膜打印，运输途中纸箱淋湿后条码仍可扫描。\n\n您无需任何操作：已上架的商品继续使用原标签。',
    },
  },
  {
    kind: 'promotion',
    portals: ['business'],
    picture: 'dispatch',
    writtenAgo: 19,
    outcome: 'published',
    en: {
      title: 'Newark ships until 18:00',
      text:
        'Orders with a label that you apply for before 16:00 now leave Newark the same day: the last carrier picks up at 18:00 instead of 15:30.\n\n' +
        'This holds for UPS, FedEx and USPS, Monday to Saturday. Labels for DHL still leave at 14:00.\n\n' +
        'You see the hour by which an order must leave in its detail, and on the board of the warehouse it moves up by itself.',
    },
    zh: {
      title: '纽瓦克仓当日发货延至 18:00',
      text:
        '16:00 前提交的有面单出库申请，当天即可从纽瓦克仓发出：末班揽收由 15:30 推迟到 18:00。\n\n' +
        '适用于 UPS、FedEx、USPS，周一至周六。DHL 仍为 14:00。\n\n' +
        '订单详情中可以查看最晚出库时间，临近时限的订单会在仓库看板上自动靠前。',
    },
  },
  {
    kind: 'maintenance',
    portals: ['business', 'warehouse'],
    writtenAgo: 9,
    outcome: 'withdrawn',
    en: {
      title: 'Maintenance on Sunday, 02:00 to 02:30',
      text: 'The portal is not reachable on Sunday between 02:00 and 02:30 in New York. Scans that handhelds have kept are sent afterwards by themselves.',
    },
    zh: {
      title: '周日 02:00–02:30 系统维护',
      text: '纽约时间周日 02:00 至 02:30 系统暂停访问。手持设备已保存的扫描记录会在恢复后自动上传。',
    },
  },
  {
    kind: 'promotion',
    portals: ['business'],
    picture: 'spotlight',
    writtenAgo: 6,
    outcome: 'published',
    en: {
      title: 'Deep cleaning at half the price',
      text:
        'Until the end of next month deep cleaning costs half of the usual price in all warehouses.\n\n' +
        'Most pairs with stains or a dirty sole become sellable as qualified within three days. You get photos from before and after, taken at the same angle, ' +
        'and pay only for what was repaired.\n\n' +
        'Pairs that cannot be cleaned are told to you with the reason, free of charge.',
    },
    zh: {
      title: '深度清洁限时半价',
      text:
        '即日起至下月底，各仓库深度清洁服务均享半价。\n\n' +
        '多数有污渍或鞋底脏污的鞋款，三天内即可恢复为合格品。我们会提供同角度的前后对比照片，只对修复成功的商品收费。\n\n' +
        '无法清洁的货品会说明原因，不收取费用。',
    },
  },
  {
    kind: 'news',
    portals: ['business'],
    picture: 'shelves',
    writtenAgo: 2,
    outcome: 'published',
    en: {
      title: '1,200 more places in Ontario',
      text:
        'A new row of racks has opened in Ontario, in time for the end of the year. Parcels are put away within one working day again.\n\n' +
        'Forecast your parcels as early as you can: what is forecast is received first.',
    },
    zh: {
      title: '安大略（加州）仓新增 1,200 个库位',
      text: '为迎接年底旺季，安大略（加州）仓启用了新一排货架，包裹恢复一个工作日内上架。\n\n请尽早提交预报：已预报的包裹优先收货。',
    },
  },
  {
    kind: 'news',
    portals: ['warehouse'],
    writtenAgo: 1.2,
    outcome: 'published',
    en: {
      title: 'Lithium labels: check before you pack',
      text:
        'Two parcels came back this week because of a missing battery label. Shoes with lights count as goods with a battery.\n\n' +
        'Ask your floor lead where you are not sure. The labels lie at every packing station.',
    },
    zh: {
      title: '打包前请检查锂电池标签',
      text: '本周有两个包裹因缺少电池标签被退回。带灯的鞋款属于含电池商品。\n\n不确定时请询问现场主管，每个打包台都备有标签。',
    },
  },
  {
    kind: 'maintenance',
    portals: ['business', 'warehouse', 'admin'],
    writtenAgo: 0.4,
    outcome: 'scheduled',
    en: {
      title: 'Short maintenance at the weekend',
      text: 'On Saturday the portal restarts once, which takes a few seconds. Pages reconnect by themselves; nothing that you typed is lost.',
    },
    zh: {
      title: '周末短时维护',
      text: '周六系统将重启一次，约需数秒。页面会自动重新连接，已输入的内容不会丢失。',
    },
  },
  {
    kind: 'promotion',
    portals: ['business'],
    writtenAgo: 0.1,
    outcome: 'draft',
    en: { title: 'Free storage for the first thirty days', text: 'New sellers store their first hundred items for thirty days without a fee.' },
    zh: unwritten,
  },
];
