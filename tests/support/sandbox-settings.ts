import { sandboxPayments } from '#services/composition/pay-sandbox.ts';

/** The settings of a portal whose payments go to the sandbox at this address. */
export const sandboxSettings = (url: string): Record<string, string> => {
  const { alipay, bank } = sandboxPayments(url);
  return {
    PAYMENT_ALIPAY_URL: alipay!.url,
    PAYMENT_ALIPAY_APP_ID: alipay!.appId,
    PAYMENT_ALIPAY_SELLER_ID: alipay!.sellerId,
    PAYMENT_ALIPAY_PRIVATE_KEY: alipay!.privateKey,
    PAYMENT_ALIPAY_PUBLIC_KEY: alipay!.publicKey,
    PAYMENT_BANK_URL: bank!.url,
    PAYMENT_BANK_KEY: bank!.key,
  };
};
