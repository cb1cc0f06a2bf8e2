import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { quoteRequestEndpoint } from '#contracts/requests/reviews.ts';
import { showSuccess } from '#web/core/toasts/toasts.ts';
import { orderReads } from '#web/shared/order/requests/orders-ahead.ts';
import { ItemPrices } from '#web/shared/order/prices/item-prices.tsx';
import { OddPriceNote } from '#web/shared/order/prices/odd-price-note.tsx';
import { dearest, emptyPrices, type Prices, pricesOf, sumOf, surePriceCents } from '#web/shared/order/prices/prices.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { FormDrawer } from '#web/ui/form/form-drawer.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { useEndpointForm } from '#web/ui/form/use-endpoint-form.ts';
import { formatMoney } from '#web/ui/text/formats.ts';
import { costHint } from './cost-hint.ts';

const nothingEntered: { prices: Prices; remark: string } = { prices: emptyPrices, remark: '' };

/** What the operator would pay for each item (R2.108). The button says how much it is in all. */
export default function QuoteItems({ order: { oddNo, version, itemList: items }, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const oneIds = items.map(({ oneId }) => oneId);
  const form = useEndpointForm(quoteRequestEndpoint, {
    defaultValues: nothingEntered,
    bodyOf: ({ prices, remark }) => ({ oddNo, version, perItem: pricesOf(prices, oneIds), remark }),
    fields: ['perItem', 'remark'],
    confirm: async ({ prices }) =>
      dearest(prices, oneIds) < surePriceCents ||
      confirm({
        kind: 'plain',
        title: t('audit.quoteSure', { count: items.length, amount: formatMoney(sumOf(prices, oneIds)) }),
        text: t('orders.apply.dearText', { amount: formatMoney(dearest(prices, oneIds)) }),
        confirm: t('audit.quoteSum', { amount: formatMoney(sumOf(prices, oneIds)) }),
      }),
    invalidates: orderReads,
    onSubmitted: () => {
      showSuccess(t('audit.quoted', { oddNo }));
      onClose();
    },
  });
  const { prices } = form.values;
  const sum = sumOf(prices, oneIds);
  return (
    <FormDrawer
      form={form}
      width={560}
      title={t('audit.quoteItemsTitle', { oddNo })}
      submitLabel={sum > 0 ? t('audit.quoteSum', { amount: formatMoney(sum) }) : t('audit.quoteItems', { count: items.length })}
      onClose={onClose}
    >
      <p>{t('audit.quoteItemsText')}</p>
      <ItemPrices
        title={t('orders.quotation')}
        items={items}
        prices={prices}
        minPrice={1}
        onChange={(changed) => form.change({ prices: changed })}
        hint={(item) => {
          const price = prices[item.oneId];
          return (
            <>
              {costHint(item, price, t)}
              <OddPriceNote price={typeof price === 'number' ? price : null} item={item} />
            </>
          );
        }}
        errorOf={(_oneId, index) => form.errorOf(`perItem.${index}`)}
      />
      <FormField form={form} name="remark" label={t('orders.remark')} aside={t('orders.apply.optional')}>
        {(control) => <Input {...control} />}
      </FormField>
    </FormDrawer>
  );
}
