import type { TFunction } from 'i18next';
import { formatMoney } from '#web/ui/text/formats.ts';
import type { ApplicationFee } from './use-application-fee.ts';

/** The button says for how many items it is, and what that costs. */
export const submitLabelOf = (t: TFunction, count: number, { fee }: Pick<ApplicationFee, 'fee'>): string => {
  if (!fee) return t('orders.apply.submit', { count });
  const amount = formatMoney(fee.cents);
  return t('orders.apply.submitFor', { count, amount: fee.isLeast ? t('payment.from', { amount }) : amount });
};
