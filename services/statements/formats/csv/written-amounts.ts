import type { DecimalSign } from '../amounts.ts';

/** Which sign parts the decimals in a column of amounts: the last one that is followed by one or two digits at the end of a figure. A point where no figure tells. */
export const decimalSignOf = (figures: readonly string[]): DecimalSign => {
  const found = new Set(figures.map((figure) => /([.,])\d{1,2}\D*$/.exec(figure)?.[1]).filter((sign) => sign !== undefined));
  return found.size === 1 && found.has(',') ? ',' : '.';
};

/** A figure without its sign, its currency and what groups its thousands; undefined for an empty cell. */
export const plainAmount = (figure: string, decimal: DecimalSign): { sign: 1 | -1; digits: string } | undefined => {
  const bare = figure.replaceAll(/[\s'\u00A0\u202F]|[A-Z]{3}|[$€£¥￥]/g, '');
  if (bare === '') return undefined;
  const isNegative = /^\(.*\)$|^[-−]|[-−]$/.test(bare);
  const unsigned = bare.replaceAll(/^[-−+(]|[-−+)]$/g, '');
  const grouped = decimal === '.' ? /^\d{1,3}(?:,\d{3})+(?:\.|$)/ : /^\d{1,3}(?:\.\d{3})+(?:,|$)/;
  const digits = grouped.test(unsigned) ? unsigned.replaceAll(decimal === '.' ? ',' : '.', '') : unsigned;
  return { sign: isNegative ? -1 : 1, digits };
};
