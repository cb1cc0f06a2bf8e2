import { setTimeout as sleep } from 'node:timers/promises';
import { requestAdjustment } from '#contracts/adjustments/adjustment-endpoints.ts';
import { addBankAccountEndpoint } from '#contracts/bank-accounts/bank-account-commands.ts';
import { getWallet } from '#contracts/wallet/wallet-queries.ts';
import { applyWithdrawalEndpoint } from '#contracts/withdrawals/apply-withdrawal.ts';
import { approveWithdrawalEndpoint, payWithdrawalEndpoint } from '#contracts/withdrawals/review-withdrawal.ts';
import { getWithdrawal } from '#contracts/withdrawals/withdrawal-queries.ts';
import type { Fault as Misdeed } from '#demo/pay-sandbox/faults.ts';
import type { Cluster } from '#tests/cluster/open-cluster.ts';
import { callsOf } from '#tests/support/portal-calls.ts';
import { transferReceived } from '#tests/support/transfer-received.ts';

/** Of each withdrawal. */
export const amountCents = 10_000;

/** A seller who is paid, and finance, who pays. */
export const openTill = async ({ url, sandbox }: Pick<Cluster, 'url' | 'sandbox'>) => {
  const [seller, finance] = await Promise.all([callsOf(url, 'seller'), callsOf(url, 'super')]);
  const number = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const account = { holderType: 'individual', holder: 'Katie Cooper', country: 'US', currency: 'USD', routingNumber: '021000021' } as const;
  const { bankAccountId } = await seller.send(addBankAccountEndpoint, { ...account, accountNumber: `${number}7001` });
  const shopId = (await seller.read(getWallet, {})).shopInfo.id;

  return {
    seller,
    shopId,
    /** Ready to be paid. */
    async approved(): Promise<string> {
      await finance.send(requestAdjustment, transferReceived(shopId, amountCents));
      const { withdrawalNo } = await seller.send(applyWithdrawalEndpoint, { bankAccountId, amountCents });
      await finance.send(approveWithdrawalEndpoint, { withdrawalNo, isHolderChecked: true });
      return withdrawalNo;
    },
    pay: (withdrawalNo: string) => finance.send(payWithdrawalEndpoint, { withdrawalNo, amountCents }),
    statusOf: async (withdrawalNo: string) => (await finance.read(getWithdrawal, { withdrawalNo })).status,
    /** The next that fits does it. */
    async misdoes(of: 'alipay' | 'bank', ...faults: Misdeed[]): Promise<void> {
      const body = JSON.stringify({ of, faults });
      await fetch(`${sandbox.url}/sandbox/faults`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
  };
};

export type Till = Awaited<ReturnType<typeof openTill>>;

/** Waits until it is so; fails with what was waited for. */
export const until = async (what: string, isSo: () => Promise<boolean> | boolean, patience = 90_000): Promise<void> => {
  for (const end = performance.now() + patience; performance.now() < end; await sleep(100)) if (await isSo()) return;
  throw new Error(`${what}: not within ${patience / 1000} s.`);
};
