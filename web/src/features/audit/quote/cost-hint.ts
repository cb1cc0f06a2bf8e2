import type { TFunction } from 'i18next';
import type { TypedNumber } from '../../../ui/form/number/read-number.ts';
import { formatMoney } from '../../../ui/text/formats.ts';

/** What an item cost its owner, in cents, and how far from it the offer is that is being typed. */
export const costHint = (cost: number | null, offer: TypedNumber | undefined, t: TFunction): string => {
  if (cost === null) return t('audit.costUnknown');
  const known = t('audit.costOf', { cost: formatMoney(cost) });
  if (typeof offer !== 'number') return known;
  return `${known} · ${t('audit.offerToCost', { difference: formatMoney(offer - cost, { signed: true }) })}`;
};
