import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { demoPayments } from '#demo/pay-sandbox/demo-keys.ts';
import type { PaymentSettings } from '../config.ts';

/** Built beside this module; where the sources run, in the demo. */
const program = import.meta.url.endsWith('.ts') ? '../../demo/pay-sandbox/main.ts' : 'pay-sandbox.js';

/** Starts the payment sandbox on a free port and answers the settings that lead to it. It ends with the process that started it. */
export const startPaySandbox = async (settings: PaymentSettings): Promise<PaymentSettings> => {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), { env: { ...process.env, PORT: '0' } });
  const [{ url }] = (await once(child, 'message', { signal: AbortSignal.timeout(20_000) })) as [{ url: string }];
  child.unref();
  child.channel?.unref();
  return { ...settings, ...sandboxPayments(url) };
};

/** What leads to a sandbox at this address. */
export const sandboxPayments = (url: string): Pick<PaymentSettings, 'alipay' | 'bank'> => {
  const { appId, sellerId, appPrivateKey, alipayPublicKey } = demoPayments.alipay;
  return {
    alipay: { url: `${url}/gateway.do`, appId, sellerId, privateKey: appPrivateKey, publicKey: alipayPublicKey },
    bank: { url, key: demoPayments.bankKey },
  };
};
