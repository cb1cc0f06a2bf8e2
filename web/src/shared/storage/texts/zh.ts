import type { Translated } from '#web/i18n/translated.ts';
import type { storage as english } from './en.ts';

export const storage: Translated<typeof english> = {
  pages: { storage: '仓租' },
  tonight: '今晚',
  tonightHint: '各仓当日结束时，已超过免租期的在库货品',
  items_other: '{{count, number}} 件',
  soon: '7 天内开始计费',
  soonAdds: '每晚增加 {{amount}}',
  byWarehouse: '按仓库',
  charged: '{{stored, number}} 件中 {{charged, number}} 件计费',
  terms: '免租 {{free, number}} 天，之后每晚 {{fee}}',
  ends: '当日结束',
  views: { tonight: '今晚计费', soon: '7 天内开始计费', free: '免租期内' },
  item: '货品',
  size: '尺码',
  warehouse: '仓库',
  shelved: '上架日期',
  firstNight: '首个计费日',
  perNight: '每晚（$）',
  count_other: '{{count, number}} 件',
  emptyTitle: '没有货品',
  emptyText: '免租期将满的货品会显示在这里。',
  notLoaded: '仓租信息加载失败。',
  chargedItems: '计费货品',
  proven: '以下即为计费的货品：由货品历史重新推算，数量与摘要均与入账一致。',
  notProven: '现推算的货品与入账不一致，请就此联系我们。',
};

export default { storage };
