import { t } from 'i18next';
import type { walletRejections } from '#contracts/wallet/wallet-rejections.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { Remedy } from '#web/api/http/failures.ts';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { businessPaths } from '#web/core/paths/business-paths.ts';

export const rechargePath = withoutParameters(businessPaths.recharge);

const refusedForWantOfMoney: keyof typeof walletRejections = 'InsufficientBalance';
/** Nobody recharges to withdraw. */
const withdrawalPath = withoutParameters(businessPaths.withdrawal);

/** Whatever a seller's wallet is too small for, in a dialog or a toast: the way to recharge it. The operator's people have none. */
export const rechargeRemedy = ({ error }: Pick<ApiError, 'error'>): Remedy | undefined => {
  const isSellers = location.hash.startsWith('#/business/') && !location.hash.startsWith(`#${withdrawalPath}`);
  return error === refusedForWantOfMoney && isSellers ? { href: `#${rechargePath}`, label: t('payment.recharge') } : undefined;
};
