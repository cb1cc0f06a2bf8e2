import type { occupancy as english } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const occupancy: Translated<typeof english> = {
  zone: '库区',
  over: '超量',
  shelf: '货架 {{name}}：{{load, number}} / {{capacity, number}} 件，{{share}}',
  noZone: '无库区',
  noShelves: '仓库建立货架后，占用情况显示在这里。',
  detail: '{{name}}，第 {{level}} 层：{{load, number}} / {{capacity, number}} 件，{{share}}，还可放 {{room, number}} 件',
  hint: '指向货架，或用方向键移动；按 Enter 查看货架上的货品。',
};

export default { occupancy };
