import { useTranslation } from 'react-i18next';
import { applyConsignmentEndpoint } from '#contracts/requests/consignments.ts';
import type { ConsignmentPlatform } from '#contracts/requests/consignment-platforms.ts';
import { dearest, emptyPrices, pricesOf, sumOf, surePriceCents, type Prices } from '#web/shared/order/prices/prices.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import type { EndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { useApplicationForm, type Applied } from '../use-application-form.ts';

interface ConsignmentValues {
  platform: ConsignmentPlatform | null;
  prices: Prices;
  remark: string;
}

const nothingEntered: ConsignmentValues = { platform: null, prices: emptyPrices, remark: '' };

/** The application for these items; a high price is asked about. */
export const useConsignmentForm = (oneIds: readonly string[], applied: Applied): EndpointForm<ConsignmentValues> => {
  const { t } = useTranslation();
  const confirm = useConfirm();
  return useApplicationForm(
    applyConsignmentEndpoint,
    oneIds,
    {
      defaultValues: nothingEntered,
      bodyOf: ({ platform, prices, remark }) => ({ items: pricesOf(prices, oneIds), platform, remark }),
      fields: ['items', 'platform', 'remark'],
      confirm: async ({ prices }) => {
        const price = dearest(prices, oneIds);
        return (
          price < surePriceCents ||
          confirm({
            kind: 'plain',
            title: t('orders.apply.consignSure', { count: oneIds.length, amount: formatMoney(sumOf(prices, oneIds)) }),
            text: t('orders.apply.dearText', { amount: formatMoney(price) }),
            confirm: t('orders.apply.submit', { count: oneIds.length }),
          })
        );
      },
    },
    applied,
  );
};
