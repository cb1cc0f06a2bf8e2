import type { claim as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const claim: Translated<typeof en> = {
  button: '认领包裹',
  title: '认领包裹',
  text: '未预报就到货的包裹会作为无主件保留。请输入运单号，如已到货即可认领。',
  logNo: '运单号',
  search: '查询',
  mine: '认领',
  found_other: '{{warehouse}} · 已收 {{count, number}} 件',
  ofForecast: '与您的预报 {{preId}} 运单号相同',
  nothing: '没有该运单号的无主件',
  nothingText: '请核对运单号。仓库扫描后，包裹才会出现在这里。',
  done: '{{preId}} 已归您所有',
};

export default { claim };
