import { reject } from '#contracts/kernel/rejection.ts';
import { queryRoute } from '#contracts/kernel/route.ts';
import { rechargeCodeOf } from '#contracts/payments/recharge-code.ts';
import { getPaymentWays } from '#contracts/payments/recharge-queries.ts';
import type { PaymentProviders } from '../aggregates/payments/provider.ts';

/** A bank that does not answer at the moment is left out: the code alone is enough for those who know the account. */
export const paymentWaysRoute = ({ payments: { bank, alipay }, cnyRate }: { payments: PaymentProviders; cnyRate: string }) =>
  queryRoute(getPaymentWays, async ({ viewer: { shopId } }) => {
    if (shopId === undefined) return reject('NotFound');
    const code = rechargeCodeOf(shopId);
    const account = await bank?.instructions(code).catch(() => undefined);
    return { code, bank: account ?? null, alipay: alipay ? { rate: cnyRate } : null };
  });
