import type { TFunction } from 'i18next';
import { formatMoney } from '#web/ui/text/formats.ts';
import type { ApplicationFee } from './use-application-fee.ts';

/** The button says for how many items it is, and what that costs. */
export const submitLabelOf = (t: TFunction, count: number, { cents }: Pick<ApplicationFee, 'cents'>): string =>
  cents > 0 ? t('orders.apply.submitFor', { count, amount: formatMoney(cents) }) : t('orders.apply.submit', { count });
